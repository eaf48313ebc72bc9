extension Node {
  /// Makes the nodes inside those of the children that the value has now: each of the same type and key stays.
  ///
  /// Nodes at both ends are matched first, so that what comes or goes between unkeyed ones of a type leaves them as they are.
  internal func updateChildren() {
    guard isContainer, let container = mounted.current as? any Container else { return }
    guard !container.children.isIdentical(to: describedChildren) else { return }
    describedChildren = container.children
    let children = describedChildren.elements
    let depth = childNodes.count
    defer { reportTransition(from: depth) }
    let (old, wanted) = (childNodes, children.map(NodeIdentity.init))
    var (start, oldEnd, newEnd) = (0, old.count, wanted.count)
    while start < min(oldEnd, newEnd), old[start].identity == wanted[start] { start += 1 }
    while start < min(oldEnd, newEnd), old[oldEnd - 1].identity == wanted[newEnd - 1] {
      (oldEnd, newEnd) = (oldEnd - 1, newEnd - 1)
    }
    let middle = Correspondence(old[start..<oldEnd].map(\.identity), Array(wanted[start..<newEnd]))

    for (index, stays) in middle.stays.enumerated().reversed() where !stays { removeChild(at: start + index) }
    for index in 0..<start { old[index].update(to: children[index]) }
    // All before this index are in their places, apart from those that have yet to move behind it.
    var place = start
    for (offset, source) in middle.sources.enumerated() {
      let child = children[start + offset]
      if source < 0 {
        insertChild(child, wanted[start + offset], at: place)
      } else {
        let node = old[start + source]
        if middle.moves[offset] {
          place = moveChild(node, to: place)
        } else {
          while childNodes[place] !== node { place += 1 }
        }
        node.update(to: child)
      }
      place += 1
    }
    for (node, child) in zip(old[oldEnd...], children[newEnd...]) { node.update(to: child) }
  }

  private func removeChild(at index: Int) {
    let node = childNodes[index]
    node.endPresentationsInside()
    tree.report(node) { $0.remove(node, at: index) }
    childNodes.remove(at: index)
    node.unmount()
  }

  private func insertChild(_ child: any Widget, _ identity: NodeIdentity, at index: Int) {
    let node = tree.mounting { Node(child, identity, in: self, of: tree) }
    childNodes.insert(node, at: index)
    tree.report(node) { $0.insert(node, at: index) }
    node.reportPresented()
  }

  /// Moves a node to a place, and tells which that is once the node has left its own.
  private func moveChild(_ node: Node, to place: Int) -> Int {
    guard let old = childNodes.firstIndex(where: { $0 === node }) else { return place }
    let new = old < place ? place - 1 : place
    childNodes.remove(at: old)
    childNodes.insert(node, at: new)
    tree.report(node) { $0.move(node, from: old, to: new) }
    return new
  }
}
