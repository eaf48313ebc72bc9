extension Node {
  internal func mountParts() {
    var value = mounted.current
    value.visitParts(PartVisitor { [self] part in partNodes.append(Node(part, in: self, of: tree)) })
  }

  internal func mountChildren() {
    guard let container = mounted.current as? any Container else { return }
    described = container.children
    childNodes = described.map { Node($0, in: self, of: tree) }
  }
}

extension Node: MountedObserver {
  package var wantsOldValue: Bool { tree.record != nil }

  package func mountedDidChange(_ mounted: AnyMounted, from old: (any Bindable)?) {
    if let old { record(from: old, to: mounted.current) }
    if let container = mounted.current as? any Container, !container.children.isIdentical(to: described) {
      replaceChildren(with: container.children)
    }
    if !partNodes.isEmpty || hasParts { replaceParts() }
  }

  private var hasParts: Bool {
    var value = mounted.current
    var hasParts = false
    value.visitParts(PartVisitor { _ in hasParts = true })
    return hasParts
  }

  private func replaceChildren(with children: Children) {
    for node in childNodes { node.unmount() }
    mountChildren()
  }

  private func replaceParts() {}
}
