/// The error of a description that is nested deeper than a live tree may be.
///
/// ``limit`` levels use a small part of the stack of a main thread, and HTML parsers do not accept deeper nesting
/// either. A live tree refuses the whole description and stays unchanged: `LiveTree.update(to:)` throws the error, and
/// other updates add it to the `errors` of the tree. Parts of parts, such as sublayers of sublayers, are mounted up to
/// the limit.
///
/// Descriptions may have any depth. They can be compared, printed, resolved, expanded and released. Only parts of
/// parts, and widgets that the properties of a component hold, take stack when they are released, as nested values do.
public struct DepthError: Error, Hashable, Sendable {
  /// The largest number of levels in a live tree, counting widgets, components and table rows.
  public static let limit = 512

  /// The number of levels of the description, without those inside components.
  public let depth: Int

  /// The name of the described container: the path of its node, or the type of the root.
  public let container: String

  /// Creates an error with the depth and the container of a description.
  public init(depth: Int, container: String) {
    self.depth = depth
    self.container = container
  }
}

extension DepthError: CustomStringConvertible {
  /// A description with the depth, the limit and the container. A long path is given by its ends.
  public var description: String {
    let place = container.count > 100 ? "\(container.prefix(40))…\(container.suffix(40))" : container
    return "\(place) would make the tree \(depth) levels deep; the limit is \(Self.limit)."
  }
}

extension Children {
  /// Returns whether the widgets and their descendants have at most the given number of levels.
  ///
  /// - Complexity: O(1), and O(*n*) for *n* widgets if there seem to be more, without those that components have yet to
  ///   list.
  package func fit(_ levels: Int) -> Bool {
    // The levels that are counted are as many or more.
    if isEmpty || (box?.levels.all ?? 0) < levels { return true }
    return depth <= levels
  }

  /// The number of levels of the widgets and their descendants, computed without recursion.
  ///
  /// - Complexity: O(*n*) for *n* widgets.
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
