extension Node {
  /// The current children of the value, if they differ from the mounted ones and have not been refused.
  internal var newChildren: Children? {
    guard isContainer, let children = mounted.widgetsInside else { return nil }
    if children.isIdentical(to: describedChildren) { return nil }
    return !refusedChildren.isEmpty && children.isIdentical(to: refusedChildren) ? nil : children
  }

  /// Updates the child nodes to the current children of the value. Nodes with the same type and key are kept.
  ///
  /// Nodes at both ends are matched first, so that insertions and removals between unkeyed nodes of a type leave the
  /// others unchanged.
  ///
  /// - Complexity: O(*n* log *n*) for *n* children; O(*n*) if they keep their order.
  internal func updateChildren() {
    guard let new = newChildren else { return }
    let mayStayAsleep = !tree.shows(self)
    // Nodes that are all asleep are known to fit without counting their levels.
    if mayStayAsleep, mountedChildren.isEmpty, levels > QuietWidgets.levels, followAsleep(new) {
      refusedChildren = []
      return
    }
    guard !refuse(new) else { return }
    if mayStayAsleep {
      if !mountedChildren.isEmpty, followAsleep(new) { return }
      if sleeping == nil, mountedChildren.isEmpty { return mountChildren(new) }
    }
    wake()
    var former = describedChildren
    describedChildren = new
    let old = childNodes
    let (start, front) = Matching(old, of: former, with: new).front()
    if start == old.count, start == new.count {
      new.inherit(&former, changedAt: front)
      return follow(new, front)
    }
    let matching = Matching(old, of: former, with: new)
    var (oldEnd, newEnd, back) = (old.count, new.count, [Int]())
    while start < min(oldEnd, newEnd), let isUpToDate = matching.isUpToDate(oldEnd - 1, with: newEnd - 1) {
      (oldEnd, newEnd) = (oldEnd - 1, newEnd - 1)
      if !isUpToDate { back.append(newEnd) }
    }
    let wanted = NodeIdentity.all(of: new, start..<newEnd)
    let middle = Correspondence(NodeIdentity.all(of: old[start..<oldEnd]), wanted)

    var rearrangement = Rearrangement(of: self, start..<oldEnd, keeping: middle.stays)
    follow(new, front)
    for (offset, source) in middle.sources.enumerated() {
      let index = start + offset
      if source < 0 {
        let child = new[index]
        rearrangement.insert(tree.mounting { Node(.widget(child), wanted[offset], in: self, of: tree) })
      } else {
        let node = old[start + source]
        rearrangement.place(node, from: source, isMove: middle.moves[offset])
        if matching.isUpToDate(start + source, with: index) != true {
          let child = new[index]
          node.follow(child)
        }
      }
    }
    rearrangement.finish()
    follow(new, back.reversed())
    reportTransition(from: old.count)
  }

  /// Updates the nodes at some indexes to the children there.
  private func follow(_ children: Children, _ indexes: [Int]) {
    for index in indexes {
      let widget = children[index]
      childNodes[index].follow(widget)
    }
  }
}
