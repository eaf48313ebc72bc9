extension LiveTree {
  /// What changes in the tree while `action` runs, in the order in which it changes.
  ///
  /// ```swift
  /// let changes = tree.changes { name.set("Ada") }
  /// changes == [.set("Label", "text", from: "", to: "Ada")]
  /// ```
  ///
  /// - Throws: What `action` throws.
  @discardableResult
  public func changes<Failure: Error>(_ action: () throws(Failure) -> Void) throws(Failure) -> [TreeChange] {
    try rootNode.changes(action)
  }

  /// Has a renderer show the tree, for as long as the lifetime lasts.
  ///
  /// However late it comes, it is told at once of all that is there: the root is inserted, then each screen over it is
  /// presented, the lowest first. Every change follows.
  public func render(with renderer: some Renderer) -> Lifetime {
    Observed.flush()
    tree.renderers.append(renderer)
    renderer.insert(rootNode, at: 0)
    for node in tree.presented { renderer.transition(node, .present(node.transitionStyle)) }
    return Lifetime { [weak tree, weak renderer] in
      if let renderer { tree?.remove(renderer) }
    }
  }
}

extension Node {
  /// What changes in the whole tree that the node is in while `action` runs. See ``LiveTree/changes(_:)``.
  ///
  /// - Throws: What `action` throws.
  @discardableResult
  public func changes<Failure: Error>(_ action: () throws(Failure) -> Void) throws(Failure) -> [TreeChange] {
    Observed.flush()
    let recorder = ChangeRecorder()
    tree.renderers.append(recorder)
    defer { tree.remove(recorder) }
    try action()
    Observed.flush()
    return recorder.changes
  }
}
