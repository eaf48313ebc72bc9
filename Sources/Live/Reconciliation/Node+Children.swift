extension Node {
  /// Makes the nodes inside those of the children that the value has now.
  internal func updateChildren() {
    guard let container = mounted.current as? any Container else { return }
    let children = container.children
    guard !children.isIdentical(to: describedChildren) else { return }
    describedChildren = children
    let wanted = children.map(NodeIdentity.init)
    let fits = childNodes.count == wanted.count && zip(childNodes, wanted).allSatisfy { $0.identity == $1 }
    guard !fits else {
      for (node, child) in zip(childNodes, children) { node.update(to: child) }
      return
    }
    let old = childNodes
    let matching = Matching(old.map(\.identity), to: wanted)
    for index in matching.removed.reversed() { removeChild(at: index) }
    // All before this index are in their places, apart from those that are still to move behind it.
    var place = 0
    for (index, child) in children.enumerated() {
      if let source = matching.sources[index] {
        if matching.isMoved[index] {
          place = move(old[source], to: place)
        } else {
          while childNodes[place] !== old[source] { place += 1 }
        }
        old[source].update(to: child)
      } else {
        insert(child, wanted[index], at: place)
      }
      place += 1
    }
  }

  private func removeChild(at index: Int) {
    let node = childNodes[index]
    tree.report(node) { $0.remove(node, at: index) }
    childNodes.remove(at: index)
    node.unmount()
  }

  private func insert(_ child: any Widget, _ identity: NodeIdentity, at index: Int) {
    let node = tree.mounting { Node(child, identity, in: self, of: tree) }
    childNodes.insert(node, at: index)
    tree.report(node) { $0.insert(node, at: index) }
  }

  /// Moves a node to a place, and tells which that is once the node has left its own.
  private func move(_ node: Node, to place: Int) -> Int {
    guard let old = childNodes.firstIndex(where: { $0 === node }) else { return place }
    let new = old < place ? place - 1 : place
    childNodes.remove(at: old)
    childNodes.insert(node, at: new)
    tree.report(node) { $0.move(node, from: old, to: new) }
    return new
  }
}
