/// A value, and others below it, each with others below.
///
/// ```swift
/// let folder = Tree("Music", [Tree("Bach", [Tree("Fugue")]), Tree("Berg")])
/// folder.outline.map(\.level)  // [0, 1, 2, 1]
/// ```
public struct Tree<Element> {
  /// The value at this place.
  public var value: Element

  /// What is below it.
  public var children: [Tree]

  /// Makes a tree of a value, and of what is below it.
  public init(_ value: Element, _ children: [Tree] = []) {
    self.value = value
    self.children = children
  }

  /// A line of an outline.
  public struct Line {
    /// The value.
    public let value: Element
    /// How deep it is nested, from 0.
    public let level: Int
  }

  /// The values from the top to the bottom, each before those below it, with how deep it is nested.
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
