import Live

/// What leads to one node: a node itself, a live tree, which leads to its root, and a query.
///
/// What users do is declared here, so that it can be done to all three: `try tree.find(.button("Save")).tap()`.
@MainActor
public protocol NodeConvertible {
  /// The node, looked for anew each time.
  ///
  /// - Throws: ``QueryError`` if no node is found, or several.
  func node() throws(QueryError) -> Node
}

extension Node: NodeConvertible {
  /// The node itself.
  public func node() -> Node { self }
}

extension LiveTree: NodeConvertible {
  /// The root.
  public func node() -> Node { root }
}

extension TableDriver: NodeConvertible {
  /// The node of the table.
  public func node() -> Node { tableNode }

  /// Creates the driver of a table in a live tree.
  ///
  /// - Throws: ``QueryError`` unless there is one such node, and `ActionError` if it is not a table.
  public convenience init(of target: some NodeConvertible) throws {
    try self.init(of: target.node())
  }
}

extension EventContext: NodeConvertible {
  /// The root of the tree: a handler's queries search the whole tree.
  public func node() -> Node { sequence(first: source, next: \.parent).reduce(source) { $1 } }
}
