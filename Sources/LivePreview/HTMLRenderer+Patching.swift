extension HTMLRenderer {
  /// Collects the patches of all changes, from the outside in. The content of a rewritten element needs no patches of
  /// its own.
  internal func findPatches(_ oldTop: MarkupBuffer?) {
    if let oldTop { findTopPatches(oldTop) }
    var fragments = round.former.keys.compactMap { self.fragments[$0] }
    fragments += round.rearranged.keys.compactMap { round.former[$0] == nil ? self.fragments[$0] : nil }
    if fragments.count > 1 { fragments.sort { ($0.node.depth, $0.id) < ($1.node.depth, $1.id) } }
    for fragment in fragments where !fragment.changes.isNew && !isLost && self.fragments[fragment.id] === fragment {
      if !fragment.changes.isPut {
        findPatches(of: fragment)
      } else if let old = round.former[fragment.id] {
        // The fragment has been written together with its container.
        release(old)
        drop(from: old, to: fragment.markup, of: fragment)
      }
    }
  }

  private func findTopPatches(_ old: MarkupBuffer) {
    var finder = PatchFinder(self, of: 0, from: old, to: top)
    finder.find(at: [0], offset: 2)
    top = finder.finish()
    drop(from: old, to: top)
  }

  private func findPatches(of fragment: LiveFragment) {
    let id = fragment.id
    let old = round.former[id]
    if fragment.changes.mustReplace || fragment.isLoose {
      if let old { release(old) }
      replace(fragment)
      if let old { drop(from: old, to: fragment.markup, of: fragment) }
      return
    }
    var hasWritten = false
    if let old, old != fragment.markup.havingRules(of: old) {
      var finder = PatchFinder(self, of: id, from: old, to: fragment.markup)
      finder.find(at: [id], offset: 0)
      fragment.markup = finder.finish()
      hasWritten = finder.hasWritten
      drop(from: old, to: fragment.markup, of: fragment)
    } else if let old {
      fragment.markup = old
    }
    // A rewritten element contains its current children.
    guard let gone = round.rearranged[id], fragment.layout == .together, !hasWritten else { return }
    findChildPatches(of: fragment, without: gone)
  }

  /// Collects the patches for removed, inserted and moved children.
  private func findChildPatches(of fragment: LiveFragment, without gone: [Int]) {
    let id = fragment.id
    let children = fragment.node.childNumbers.compactMap { fragments[$0] }
    if fragment.markup.surroundsChildren || !children.allSatisfy(isAddressed) { return replace(fragment) }
    for child in gone { round.patches.append(.remove(at: [child])) }
    // Going backwards, the next sibling is in place before each insertion.
    var next: [Int]?
    for child in children.reversed() {
      if child.changes.isNew {
        let html = html(of: child.id)
        round.patches.append(.insert(html: html, into: [id], before: next))
      } else if child.changes.isMoved {
        child.changes.isMoved = false
        round.patches.append(.move(at: [child.id], before: next))
      }
      next = [child.id]
    }
  }

  /// Replaces the element of a fragment, or of its nearest ancestor with an address.
  internal func replace(_ fragment: LiveFragment) {
    var fragment = fragment
    while !isAddressed(fragment) {
      guard let outer = container(of: fragment), !outer.changes.isNew else { return isLost = true }
      fragment = outer
    }
    if fragment.changes.isPut { return }
    round.patches.append(.replace(at: [fragment.id], html: html(of: fragment.id)))
  }

  /// Whether a fragment was and is a single element, so that its id is an address in the current page.
  internal func isAddressed(_ fragment: LiveFragment) -> Bool {
    if fragment.isLoose { return false }
    return fragment.changes.isPut || round.former[fragment.id]?.isOneElement != false
  }

  /// Returns the fragment whose markup has a slot for another fragment; `nil` if the page itself has it.
  internal func container(of fragment: LiveFragment) -> LiveFragment? {
    if top.holds(fragment.id) { return nil }
    let isPresented = root?.coveringNodes.contains { $0 === fragment.node } == true
    var outer = isPresented ? coveredWindow(below: fragment.node) : fragment.node.parent
    if fragment.node.isPart {
      // The title view of a screen stands in the bar of a controller further out.
      while let node = outer, fragments[node.id]?.markup.holds(fragment.id) != true { outer = node.parent }
    }
    return outer.flatMap { fragments[$0.id] }
  }

  /// Forgets the children that new markup no longer contains.
  private func drop(from old: MarkupBuffer, to new: MarkupBuffer, of fragment: LiveFragment? = nil) {
    let children = old.children
    if children.isEmpty { return }
    var kept = Set(new.children.map(\.id))
    // Children that stand together have one slot for all of them.
    if let fragment, fragment.layout == .together { kept.formUnion(fragment.node.childNumbers) }
    for (id, _) in children where !kept.contains(id) {
      if let fragment = fragments[id] { forget(fragment) }
    }
  }
}

extension MarkupBuffer {
  /// Returns the markup with the rule numbers of another markup at the same places.
  fileprivate func havingRules(of old: MarkupBuffer) -> MarkupBuffer {
    if count != old.count { return self }
    var markup = self
    for rule in rules { markup[rule: rule] = old[rule: rule] }
    return markup
  }

  /// Whether a child has its own slot in the markup.
  fileprivate func holds(_ id: Int) -> Bool { children.contains { $0.id == id } }
}
