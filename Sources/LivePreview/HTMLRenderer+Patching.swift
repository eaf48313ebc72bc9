extension HTMLRenderer {
  /// Collects the patches of all changes, from the outside in. The content of a rewritten element needs no patches of
  /// its own.
  internal func findPatches(_ oldTop: MarkupBuffer?) {
    if let oldTop { findTopPatches(oldTop) }
    var pieces = round.former.keys.compactMap { self.pieces[$0] }
    pieces += round.rearranged.keys.compactMap { round.former[$0] == nil ? self.pieces[$0] : nil }
    if pieces.count > 1 { pieces.sort { ($0.node.depth, $0.id) < ($1.node.depth, $1.id) } }
    for piece in pieces where !piece.changes.isNew && !isLost && self.pieces[piece.id] === piece {
      if !piece.changes.isPut {
        findPatches(of: piece)
      } else if let old = round.former[piece.id] {
        // It has been written together with its container.
        release(old)
        drop(from: old, to: piece.markup, of: piece)
      }
    }
  }

  private func findTopPatches(_ old: MarkupBuffer) {
    var finder = PatchFinder(self, of: 0, from: old, to: top)
    finder.find(at: [0], offset: 2)
    top = finder.finish()
    drop(from: old, to: top)
  }

  private func findPatches(of piece: LivePiece) {
    let id = piece.id
    let old = round.former[id]
    if piece.changes.mustReplace || piece.isLoose {
      if let old { release(old) }
      replace(piece)
      if let old { drop(from: old, to: piece.markup, of: piece) }
      return
    }
    var hasWritten = false
    if let old, old != piece.markup.havingRules(of: old) {
      var finder = PatchFinder(self, of: id, from: old, to: piece.markup)
      finder.find(at: [id], offset: 0)
      piece.markup = finder.finish()
      hasWritten = finder.hasWritten
      drop(from: old, to: piece.markup, of: piece)
    } else if let old {
      piece.markup = old
    }
    // A rewritten element contains its current children.
    guard let gone = round.rearranged[id], piece.layout == .together, !hasWritten else { return }
    findChildPatches(of: piece, without: gone)
  }

  /// Collects the patches for removed, inserted and moved children.
  private func findChildPatches(of piece: LivePiece, without gone: [Int]) {
    let id = piece.id
    let children = piece.node.childNumbers.compactMap { pieces[$0] }
    if piece.markup.surroundsChildren || !children.allSatisfy(isAddressed) { return replace(piece) }
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

  /// Replaces the element of a piece, or of its nearest ancestor with an address.
  internal func replace(_ piece: LivePiece) {
    var piece = piece
    while !isAddressed(piece) {
      guard let outer = container(of: piece), !outer.changes.isNew else { return isLost = true }
      piece = outer
    }
    if piece.changes.isPut { return }
    round.patches.append(.replace(at: [piece.id], html: html(of: piece.id)))
  }

  /// Whether a piece was and is a single element, so that its id is an address in the current page.
  internal func isAddressed(_ piece: LivePiece) -> Bool {
    if piece.isLoose { return false }
    return piece.changes.isPut || round.former[piece.id]?.isOneElement != false
  }

  /// Returns the piece whose markup has a slot for another piece; `nil` if the page itself has it.
  internal func container(of piece: LivePiece) -> LivePiece? {
    if top.holds(piece.id) { return nil }
    let isPresented = root?.coveringNodes.contains { $0 === piece.node } == true
    var outer = isPresented ? coveredWindow(below: piece.node) : piece.node.parent
    if piece.node.isPart {
      // The title view of a screen stands in the bar of a controller further out.
      while let node = outer, pieces[node.id]?.markup.holds(piece.id) != true { outer = node.parent }
    }
    return outer.flatMap { pieces[$0.id] }
  }

  /// Forgets the children that new markup no longer contains.
  private func drop(from old: MarkupBuffer, to new: MarkupBuffer, of piece: LivePiece? = nil) {
    let children = old.children
    if children.isEmpty { return }
    var kept = Set(new.children.map(\.id))
    // Children that stand together have one slot for all of them.
    if let piece, piece.layout == .together { kept.formUnion(piece.node.childNumbers) }
    for (id, _) in children where !kept.contains(id) {
      if let piece = pieces[id] { forget(piece) }
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
