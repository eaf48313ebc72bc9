/// A renderer that records the changes of a tree.
internal final class ChangeRecorder: Renderer {
  internal private(set) var changes: [TreeChange] = []

  internal func insert(_ node: Node, at index: Int) { changes.append(.insert(node.path, at: index)) }

  internal func move(_ node: Node, from old: Int, to new: Int) {
    changes.append(.move(node.path, from: old, to: new))
  }

  internal func remove(_ node: Node, at index: Int) { changes.append(.remove(node.path, at: index)) }

  internal func transition(_ node: Node, _ transition: ScreenTransition) {
    changes.append(.transition(node.path, transition))
  }

  internal func update(_ node: Node, from old: any Bindable, to new: any Bindable) {
    let path = node.path
    changes += Change.between(old as Any, new as Any).map { .set(path, $0) }
  }
}
