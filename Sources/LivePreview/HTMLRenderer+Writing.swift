extension HTMLRenderer {
  /// Writes the changed widgets, from the outside in, and then the containers of widgets whose share of the space has
  /// changed.
  internal func refresh() {
    while !round.stale.isEmpty {
      let pieces = round.stale.count == 1 ? round.stale : round.stale.sorted { $0.node.depth < $1.node.depth }
      round.stale = []
      for piece in pieces where piece.changes.isStale && self.pieces[piece.id] === piece { rewrite(piece) }
    }
  }

  private func rewrite(_ piece: LivePiece) {
    let (markup, flex) = (piece.markup, piece.flex)
    write(piece)
    if !piece.changes.isNew, round.former[piece.id] == nil { round.former[piece.id] = markup }
    if piece.flex != flex, let outer = container(of: piece) { markStale(outer) }
  }

  /// Writes the widget of a node, after its descendants that have not been written yet.
  private func write(_ piece: LivePiece) {
    piece.changes.isStale = false
    let (node, wasLoose) = (piece.node, piece.isLoose)
    // Its parts are written before it.
    if node.isOperatedPreview { hasOperated = true }
    guard let widget = node.snapshot(holding: []) as? any Widget else { return }
    let isTogether = !node.isContainer || HTMLSlots.areTogether(in: widget)
    let isDeep = !isTogether && (widget as? any Container)?.readsInsideChildren != false
    piece.layout = isTogether ? .together : isDeep ? .deep : .apart
    let shares =
      isTogether && node.isContainer ? shares(ofChildrenOf: node, arranged: HTMLSlots.arrangement(in: widget)) : []
    // The shares of new widgets with slots of their own are known only after they have been written.
    for _ in 0..<2 {
      var slots = NodeSlots(of: node.id, areTogether: isTogether)
      slots.list.parts = node.writtenParts.mapValues(\.id)
      for flex in shares { slots.list.add(flex: flex) }
      let children = isTogether ? [] : slotted(childrenOf: node, isDeep: piece.layout == .deep, &slots)
      let isWhole = isTogether && node.partNodes.isEmpty
      guard let shown = isWhole ? widget : self.widget(of: node, holding: children, &slots) else { return }
      write(shown, with: slots.list, to: piece, referringTo: isWhole ? styleTokens(of: node) : nil)
      if slots.nodes.isEmpty || !addPieces(on: piece.markup, of: slots.nodes) { break }
    }
    piece.isSeenThrough = widget is Composed || node.isScreen && widget is any ContainerScreen
    piece.isLoose = !piece.markup.isOneElement
    if piece.isLoose != wasLoose, !piece.changes.isNew { piece.changes.mustReplace = true }
  }

  private func write(
    _ widget: any Widget, with slots: HTMLSlots, to piece: LivePiece, referringTo tokens: StyleTokens?
  ) {
    let (environment, isApart) = (piece.node.surroundings, isPresented(piece.node))
    let states = states(of: piece, environment, referringTo: tokens)
    let isSilent = hasOperated && piece.node.isInsideOperated
    let written = writer.write(
      widget, with: slots, in: piece.arrangement, environment, referringTo: tokens, in: states, isApart: isApart,
      isSilent: isSilent)
    piece.followsTokens = tokens != nil
    (piece.markup, piece.flex) = (written.markup, written.flex)
    let themes = ThemeDeclarations(of: widget.behaviors, in: environment, isApart: isApart, for: writer)
    piece.themes = themes
    if !themes.isPlain { themed.insert(piece.id) } else if !themed.isEmpty { themed.remove(piece.id) }
    if written.readsTheme { themeReaders.insert(piece.id) } else { themeReaders.remove(piece.id) }
  }

  /// Returns the styles of a widget in the states that a browser knows. Equal widgets share them.
  private func states(
    of piece: LivePiece, _ environment: EnvironmentValues, referringTo tokens: StyleTokens?
  ) -> WrittenStates {
    guard let widget = piece.node.stated else { return WrittenStates() }
    let key = StatesKey(widget, in: piece)
    if let known = recentStates[key] { return known }
    let states = writer.states(of: widget, in: piece.arrangement, environment, referringTo: tokens)
    recentStates.insert(states, for: key)
    return states
  }

  /// Returns the children of a widget that stand among its own elements, with presented screens over them.
  private func slotted(childrenOf node: Node, isDeep: Bool, _ slots: inout NodeSlots) -> Children {
    var children = node.childNodes.map { slotted($0, isDeep: isDeep, &slots) }
    let presented = presentedScreens(in: node)
    if let child = node.childNodes.first, !presented.isEmpty {
      children = [cover(children[0], of: child, by: presented, &slots)]
    }
    return Children(children)
  }

  /// Writes the presented screens, with the root below them.
  internal func writeTop() {
    guard let root else { return }
    let presented = presentedScreens(in: nil)
    if presented.isEmpty {
      top = MarkupBuffer(child: root.id, in: .page)
    } else {
      var slots = NodeSlots(of: 0, areTogether: false)
      let cover = cover(slotted(root, &slots), of: root, by: presented, &slots)
      top = writer.write(cover, with: slots.list, in: .page, EnvironmentValues()).markup
    }
    _ = addPieces(on: top, of: [root] + presented)
  }

  /// Returns a widget that shows presented screens over the widget of a node.
  private func cover(
    _ base: any Widget, of node: Node, by presented: [Node], _ slots: inout NodeSlots
  ) -> any Widget {
    // A widget that presents is a screen, or becomes the content of one.
    func presenting(_ widget: any Widget, _ node: Node) -> any Widget {
      node.isScreen || !presented.contains { $0.parent === node } ? widget : ViewController(.children([widget]))
    }
    let screens = presented.map { presenting(slotted($0, &slots), $0) }
    return Preview.cover(presenting(base, node), by: screens, named: presented.map { names.dialogs[$0.id] ?? nil })
  }

  /// Writes the nodes with slots in a markup that have not been written yet.
  ///
  /// - Returns: Whether a node's share of the space differs from the assumed one.
  private func addPieces(on markup: MarkupBuffer, of nodes: [Node]) -> Bool {
    var isOther = false
    let nodes = Dictionary(nodes.map { ($0.id, $0) }) { first, _ in first }
    for (id, arrangement) in markup.children {
      guard let node = nodes[id] else { continue }
      let flex = flex(of: node)
      if piece(of: node, arranged: arrangement).flex != flex { isOther = true }
    }
    return isOther
  }

  /// Returns the piece of a visible node, which is written if it is new.
  internal func piece(of node: Node, arranged arrangement: Preview.HTML.Arrangement) -> LivePiece {
    if let piece = pieces[node.id] {
      if piece.arrangement == arrangement { return piece }
      if piece.isWhole { divide(piece) }
      piece.arrangement = arrangement
      markStale(piece)
      return piece
    }
    let piece = LivePiece(node, arranged: arrangement)
    pieces[node.id] = piece
    write(piece)
    return piece
  }
}
