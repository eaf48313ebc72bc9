extension Node {
  /// The current children of the value, if they differ from the mounted ones and have not been refused.
  internal var newChildren: Children? {
    if kind.isPreviewed { return appearance(of: mounted.current, keepingTokens: true).freshPreview }
    guard isContainer, let children = mounted.widgetsInside else { return nil }
    if children.isIdentical(to: branches.described) { return nil }
    return !branches.refused.isEmpty && children.isIdentical(to: branches.refused) ? nil : children
  }

  /// Updates the child nodes to the current children of the value. Nodes with the same type and key are kept.
  ///
  /// Nodes at both ends are matched first, so that insertions and removals between unkeyed nodes of a type leave the
  /// others unchanged.
  ///
  /// - Complexity: O(*n* log *n*) for *n* children; O(*n*) if they keep their order.
  internal func updateChildren() {
    guard let new = newChildren else { return }
    let isShown = tree.shows(self)
    // Nodes that are all asleep are known to fit without counting their levels.
    if !isShown, branches.mounted.isEmpty, levels > QuietWidgets.levels, followAsleep(new) {
      branches.refused = []
      return
    }
    guard !refuse(new) else { return }
    if !isShown {
      if !branches.mounted.isEmpty, followAsleep(new) { return }
      if branches.sleeping == nil, branches.mounted.isEmpty { return mountChildren(new) }
      wake()
    }
    var former = branches.described
    let placed = branches.sleeping == nil ? nil : placedChildren
    let front = Matching(branches.mounted, placed: placed, of: former, with: new).front()
    if front.count == former.count, front.count == new.count {
      describe(new, waking: front.different)
      new.inherit(&former, changedAt: front.different)
      return follow(new, front.different)
    }
    let matching = Matching(branches.mounted, placed: placed, of: former, with: new)
    let ends = matching.ends(after: front)
    describe(new, waking: ends.changed)
    branches.sleeping?.arrange(ends.old)
    let start = ends.old.lowerBound - (branches.sleeping?.offset ?? 0)
    update(to: new, ends, matching, branches.mounted[start..<start + ends.old.count])
    branches.sleeping?.endArranging()
    reportTransition(from: former.count)
  }

  /// Mounts the children that differ from their description, and stores the description.
  private func describe(_ children: Children, waking indexes: [Int]) {
    if branches.sleeping != nil { wake(at: Set(indexes)) }
    branches.described = children
    branches.sleeping?.expectBehaviors()
  }

  /// Updates the child nodes to children that are matched at both ends, with the nodes between.
  private func update(to new: Children, _ ends: MatchedEnds, _ matching: Matching, _ old: ArraySlice<Node>) {
    let wanted = NodeIdentity.all(of: new, ends.new)
    let middle = Correspondence(NodeIdentity.all(of: old), wanted)
    var rearrangement = Rearrangement(of: self, ends.old, old, keeping: middle.stays)
    follow(new, ends.front)
    for (offset, source) in middle.sources.enumerated() {
      let index = ends.new.lowerBound + offset
      if source < 0 {
        let child = new[index]
        rearrangement.insert(tree.mounting { Node(.widget(child), wanted[offset], in: self, of: tree) })
      } else {
        let node = old[old.startIndex + source]
        rearrangement.place(node, from: source, isMove: middle.moves[offset])
        if matching.isUpToDate(ends.old.lowerBound + source, with: index) != true {
          let child = new[index]
          node.follow(child)
        }
      }
    }
    rearrangement.finish()
    follow(new, ends.back)
  }

  /// Updates the nodes at some indexes to the children there.
  private func follow(_ children: Children, _ indexes: [Int]) {
    if indexes.isEmpty { return }
    let placed = branches.sleeping == nil ? nil : placedChildren
    for index in indexes {
      let widget = children[index]
      if let placed { placed[index]?.follow(widget) } else { branches.mounted[index].follow(widget) }
    }
  }

  /// Updates the nodes of the parts to the current parts of the value.
  ///
  /// An inserted or removed part is reported as a change of the property that contains it.
  internal func updateParts() {
    defer { reportPendingUpdate() }
    reportRefusedParts()
    let parts = mountableParts
    guard !hasParts(parts) else { return }
    let old = partNodes
    let wanted = parts.map(NodeIdentity.init(part:))
    let correspondence = Correspondence(old.map(\.identity), wanted)
    for (node, stays) in zip(old, correspondence.stays) where !stays { node.unmount() }
    partNodes = correspondence.sources.enumerated().map { index, source in
      guard source >= 0 else { return tree.mounting { Node(.part(parts[index]), wanted[index], in: self, of: tree) } }
      old[source].update(toPart: parts[index])
      return old[source]
    }
  }

  internal func hasParts(_ parts: [any Bindable]) -> Bool {
    if parts.isEmpty { return partNodes.isEmpty }
    return parts.count == partNodes.count && zip(partNodes, parts).allSatisfy { $0.described.isSame(asPart: $1) }
  }
}
