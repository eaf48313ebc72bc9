/// A description that is nested deeper than live trees are.
///
/// ``limit`` levels fit the stack of a main thread many times over; parsers of HTML nest no deeper either. A live tree refuses what
/// is deeper as a whole, and stays as it was: `LiveTree.update(to:)` throws the error, and where nothing can be thrown, it is among
/// the `errors` of the tree.
public struct DepthError: Error, Hashable, Sendable {
  /// The number of levels that a live tree may have: widgets, components and table rows, each in the other.
  public static let limit = 512

  /// The number of levels that the tree would have, without those that components inside would list.
  public let depth: Int

  /// The name of the described container: the path of its node, or the type of the root.
  public let container: String

  /// States how deep a tree would be, and where.
  public init(depth: Int, container: String) {
    self.depth = depth
    self.container = container
  }
}

extension DepthError: CustomStringConvertible {
  /// The depth, the limit and the container.
  public var description: String {
    "\(container) would make the tree \(depth) levels deep; the limit is \(Self.limit)."
  }
}

extension Children {
  /// Whether the widgets, with those in them, have at most so many levels.
  ///
  /// - Complexity: O(*n*) in the number of widgets, apart from components that have yet to be made.
  package func fit(_ levels: Int) -> Bool {
    if isEmpty { return true }
    if levels <= 0 { return false }
    return isLazy || allSatisfy { $0.widgetsInside?.fit(levels - 1) ?? true }
  }

  /// The number of levels of the widgets, with those in them. It takes no stack, however many there are.
  package var depth: Int {
    var depth = 0
    var level = elements
    while !level.isEmpty {
      depth += 1
      level = level.flatMap { $0.widgetsInside?.elements ?? [] }
    }
    return depth
  }
}
