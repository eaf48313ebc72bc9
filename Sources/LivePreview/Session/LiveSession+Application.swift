extension LiveSession {
  /// The node of the `Application` at the root of the tree, or in the component there.
  internal var application: Node? {
    var node: Node? = root()
    while let outer = node, outer.mounted.current is Composed { node = outer.childNodes.first }
    return node?.mounted.current is Application ? node : nil
  }

  /// Puts the app to use: the page is visible.
  internal func show() { try? application?.activate() }

  /// Moves the app to the background: the page is hidden, or gone.
  internal func hide() { try? application?.enterBackground() }
}
