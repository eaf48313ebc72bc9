import Live

/// A value that leads to one node: a node itself, a live tree, which leads to its root, or a query.
///
/// The user actions are declared here, so that they work on all three: `try tree.find(.button("Save")).tap()`.
@MainActor public protocol NodeConvertible {
  /// Returns the node. A query searches for it on each call.
  ///
  /// - Throws: ``QueryError`` unless exactly one node is found.
  func node() throws(QueryError) -> Node
}

extension Node: NodeConvertible {
  /// Returns the node itself.
  public func node() -> Node { self }
}

extension LiveTree: NodeConvertible {
  /// Returns the root.
  public func node() -> Node { root }
}

extension ListDriver: NodeConvertible {
  /// Returns the node of the table or the collection.
  public func node() -> Node { listNode }

  /// Creates the driver of a table or a collection in a live tree.
  ///
  /// - Throws: ``QueryError`` unless exactly one node is found, and `ActionError` if it is not a list of this type.
  public convenience init(of target: some NodeConvertible) throws { try self.init(of: target.node()) }
}

extension EventContext: NodeConvertible {
  /// Returns the root of the tree, so that queries in a handler search the whole tree.
  public func node() -> Node { sequence(first: source, next: \.parent).reduce(source) { $1 } }
}
