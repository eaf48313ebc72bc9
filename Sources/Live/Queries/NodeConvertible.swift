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
