/// A value with child trees.
///
/// ```swift
/// let folder = Tree("Music", [Tree("Bach", [Tree("Fugue")]), Tree("Berg")])
/// folder.outline.map(\.level)  // [0, 1, 2, 1]
/// ```
public struct Tree<Element> {
  /// The value of the root.
  public var value: Element

  /// The child trees.
  public var children: [Tree]

  /// Creates a tree with a root value and child trees.
  public init(_ value: Element, _ children: [Tree] = []) {
    self.value = value
    self.children = children
  }

  /// A line of an outline.
  public struct Line {
    /// The value.
    public let value: Element
    /// The depth of the value, from 0.
    public let level: Int
  }

  /// The values in depth-first order, each with its depth.
  ///
  /// - Complexity: O(*n*) for *n* values.
  public var outline: [Line] {
    var lines: [Line] = []
    var rest = [(tree: self, level: 0)]
    while let (tree, level) = rest.popLast() {
      lines.append(Line(value: tree.value, level: level))
      rest += tree.children.reversed().map { ($0, level + 1) }
    }
    return lines
  }
}

extension Tree: Equatable where Element: Equatable {}
extension Tree: Sendable where Element: Sendable {}
extension Tree.Line: Equatable where Element: Equatable {}
extension Tree.Line: Sendable where Element: Sendable {}
