extension HTMLRenderer {
  /// Records a new root, or that the parent has other children.
  public func insert(_ node: Node, at index: Int) {
    noteNames(in: node)
    if let parent = node.parent { return noteChildren(of: parent) }
    // A renderer that was detached has missed changes.
    if root != nil { isLost = true }
    root = node
    round.isTopStale = true
  }

  /// Records that the children of a widget have moved.
  public func move(_ node: Node, from old: Int, to new: Int) {
    noteNames(in: node)
    guard let parent = node.parent else { return }
    guard let piece = piece(of: parent), piece.layout == .together else { return noteChildren(of: parent) }
    pieces[node.id]?.changes.isMoved = true
    round.rearranged[parent.id, default: []] += []
    markSeen(from: parent)
  }

  /// Forgets the written tokens of a node.
  public func remove(_ node: Node, at index: Int) {
    noteNames(in: node)
    if let parent = node.parent {
      noteChildren(of: parent)
      if let piece = pieces[node.id], let outer = pieces[parent.id] {
        if piece.isLoose { outer.changes.mustReplace = true }
        if !piece.changes.isNew, outer.layout == .together { round.rearranged[parent.id, default: []].append(node.id) }
      }
    } else {
      root = nil
      // No address identifies a widget without a single element.
      if pieces[node.id]?.isLoose == true { isLost = true }
    }
    if let piece = pieces[node.id] { forget(piece) }
  }

  /// Records that a widget, or a part of one, has changed.
  public func update(_ node: Node, from old: any Bindable, to new: any Bindable) {
    noteName(of: node, from: old, to: new)
    noteChange(in: node)
  }

  /// Has the nearest widget around a node that has a piece written again.
  internal func noteChange(in node: Node) {
    var node = node
    var piece = piece(of: node)
    while piece == nil, let parent = node.parent {
      node = parent
      piece = self.piece(of: node)
    }
    if let piece { markStale(piece) }
    markSeen(from: node)
  }

  /// Records that a presentation over the tree begins or ends.
  public func transition(_ node: Node, _ transition: ScreenTransition) {
    names.areStale = true
    switch transition {
    case .present, .dismiss: markCoverStale(of: node)
    case .push, .pop, .crossDissolve: break
    }
  }
}

extension HTMLRenderer: ReadingRenderer {
  /// Records that a widget, or a part of it, has changed. Its look is read when it is written.
  package func update(_ node: Node, fromPlain old: any Bindable, to new: any Bindable) {
    noteName(of: node, from: old, to: new)
    if node.hasOverlays, !names.areStale { names.areStale = node.canRenameBySetting || node.canName }
    noteChange(in: node)
  }
}

extension HTMLRenderer {
  private var isCovered: Bool { root?.coveringNodes.isEmpty == false }

  /// Records that a widget has other children than before.
  private func noteChildren(of node: Node) {
    guard let piece = piece(of: node) else { return markSeen(from: node) }
    if piece.layout == .together { round.rearranged[node.id, default: []] += [] }
    markStale(piece)
    markSeen(from: node)
  }

  internal func markStale(_ piece: LivePiece) {
    assert(!piece.isWhole, "A piece must be divided before a widget in it is written again.")
    guard !piece.changes.isStale else { return }
    piece.changes.isStale = true
    round.stale.append(piece)
  }

  /// Marks the ancestors that read the content of a node, which must then be written again.
  internal func markSeen(from node: Node) {
    var (inner, isSeen) = (node, true)
    while let outer = inner.parent {
      if isCovered, root?.coveringNodes.contains(where: { $0 === inner }) == true {
        return isSeen ? markCoverStale(of: inner) : ()
      }
      let piece = pieces[outer.id]
      if let piece, piece.layout == .deep || isSeen && piece.layout == .apart { markStale(piece) }
      isSeen = isSeen && piece?.isSeenThrough != false
      inner = outer
    }
    if isSeen, isCovered { round.isTopStale = true }
  }

  /// Removes a piece that is no longer on the page, with the pieces inside.
  internal func forget(_ piece: LivePiece) {
    pieces[piece.id] = nil
    if !themeReaders.isEmpty { themeReaders.remove(piece.id) }
    if !themed.isEmpty { themed.remove(piece.id) }
    // If it has been written again, the page still shows the former markup.
    let markup = round.former[piece.id] ?? piece.markup
    release(markup)
    if piece.isWhole { return removeWhole(piece) }
    for (number, _) in markup.children { if let inner = pieces[number] { forget(inner) } }
    guard let node = piece.knownNode else { return }
    for number in node.childNumbers { if let inner = pieces[number] { forget(inner) } }
  }

  /// Releases the rules that the markup of a node uses.
  internal func release(_ markup: MarkupBuffer, but kept: Set<Int> = []) {
    for rule in markup.rules where !kept.contains(rule) {
      let number = markup[rule: rule]
      if number > 0, number != MarkupBuffer.inline { styles.release(number) }
    }
  }
}
