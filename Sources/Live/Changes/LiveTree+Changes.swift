extension LiveTree {
  /// Returns the changes of the tree while `action` runs, in order.
  ///
  /// ```swift
  /// let changes = tree.changes { name.set("Ada") }
  /// changes == [.set("Label", "text", from: "", to: "Ada")]
  /// ```
  ///
  /// - Throws: The error that `action` throws.
  @discardableResult
  public func changes<Failure: Error>(_ action: () throws(Failure) -> Void) throws(Failure) -> [TreeChange] {
    try rootNode.changes(action)
  }

  /// Shows the tree with a renderer, for as long as the lifetime lasts.
  ///
  /// The renderer first receives the current tree: the root is inserted, then each presented screen, the lowest first.
  /// Every later change follows.
  ///
  /// - Returns: The lifetime of the rendering. Retain it: when it is released, the renderer receives no more changes.
  public func render(with renderer: some Renderer) -> Lifetime {
    Observed.flush()
    tree.renderers.append(renderer)
    renderer.insert(rootNode, at: 0)
    for node in tree.screens.presented { renderer.transition(node, .present(node.transitionStyle)) }
    return Lifetime { [weak tree, weak renderer] in
      if let renderer { tree?.remove(renderer) }
    }
  }
}

extension Node {
  /// Returns the changes of the node's whole tree while `action` runs. See ``LiveTree/changes(_:)``.
  ///
  /// - Throws: The error that `action` throws.
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

/// A renderer that records the changes of a tree.
internal final class ChangeRecorder: Renderer {
  internal private(set) var changes: [TreeChange] = []

  internal func insert(_ node: Node, at index: Int) { changes.append(.insert(path(of: node), at: index)) }

  internal func move(_ node: Node, from old: Int, to new: Int) {
    changes.append(.move(path(of: node), from: old, to: new))
  }

  internal func remove(_ node: Node, at index: Int) { changes.append(.remove(path(of: node), at: index)) }

  internal func transition(_ node: Node, _ transition: ScreenTransition) {
    changes.append(.transition(path(of: node), transition))
  }

  internal func update(_ node: Node, from old: any Bindable, to new: any Bindable) {
    let path = path(of: node)
    changes += Change.between(old as Any, new as Any).map { .set(path, $0) }
  }

  /// Returns the path of a node, after mounting its siblings and those of its ancestors, which makes many paths fast.
  private func path(of node: Node) -> String {
    var inner = node
    while let outer = inner.parent {
      outer.wake()
      inner = outer
    }
    return node.path
  }
}
