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

  /// Returns the path of a node, after mounting those beside it and its ancestors, among which the paths of many nodes
  /// are found fast.
  private func path(of node: Node) -> String {
    var inner = node
    while let outer = inner.parent {
      outer.wake()
      inner = outer
    }
    return node.path
  }
}
