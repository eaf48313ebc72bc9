extension HTMLRenderer {
  /// Writes the changed widgets, from the outside in, and then the containers of those whose share of the space has
  /// changed.
  internal func refresh() {
    while !stale.isEmpty {
      let pieces = stale.count == 1 ? stale : stale.sorted { $0.node.depth < $1.node.depth }
      stale = []
      for piece in pieces where piece.isStale && self.pieces[piece.id] === piece { rewrite(piece) }
    }
  }

  private func rewrite(_ piece: LivePiece) {
    let (markup, flex) = (piece.markup, piece.flex)
    write(piece)
    if !piece.isNew, former[piece.id] == nil { former[piece.id] = markup }
    if piece.flex != flex, let outer = piece.node.parent.flatMap({ pieces[$0.id] }) { markStale(outer) }
  }

  /// Writes the widget of a node, after its descendants that have not been written yet.
  private func write(_ piece: LivePiece) {
    piece.isStale = false
    let (node, wasLoose) = (piece.node, piece.isLoose)
    guard let widget = node.snapshot(holding: []) as? any Widget else { return }
    if !node.isContainer || HTMLSlots.areTogether(in: widget) {
      piece.layout = .together
      var slots = HTMLSlots(of: node.id, areTogether: true)
      let arrangement = HTMLSlots.arrangement(in: widget)
      slots.parts = node.writtenParts.mapValues(\.id)
      let shares = node.isContainer ? shares(ofChildrenOf: node, arranged: arrangement) : []
      for flex in shares { slots.add(flex: flex) }
      write(widget, with: slots, to: piece)
    } else {
      writeApart(piece)
    }
    piece.isSeenThrough = widget is Composed || node.isScreen && widget is any ContainerScreen
    piece.isLoose = !piece.markup.isOneElement
    if piece.isLoose != wasLoose, !piece.isNew { piece.mustReplace = true }
  }

  private func write(_ widget: any Widget, with slots: HTMLSlots, to piece: LivePiece) {
    let environment = piece.node.surroundings
    let written = writer.write(widget, with: slots, in: piece.arrangement, environment)
    (piece.markup, piece.flex) = (written.markup, written.flex)
    piece.themes = ThemeDeclarations(of: widget.behaviors, in: environment)
    if written.readsTheme { themeReaders.insert(piece.id) } else { themeReaders.remove(piece.id) }
  }

  /// Writes a widget whose children stand among its own elements.
  private func writeApart(_ piece: LivePiece) {
    let node = piece.node
    piece.layout = .apart
    if let widget = node.snapshot(holding: []) as? any Widget, HTMLSlots.looksDeep(widget) { piece.layout = .deep }
    // The shares of new children are known only after they have been written.
    for _ in 0..<2 {
      var slots = HTMLSlots(of: node.id, areTogether: false)
      slots.parts = node.writtenParts.mapValues(\.id)
      var children = node.childNodes.map { child in
        slots.add(appearance(of: child, isDeep: piece.layout == .deep), id: child.id, flex: flex(of: child))
      }
      let presented = presentedScreens(in: node)
      if let child = node.childNodes.first, !presented.isEmpty {
        children = [cover(children[0], of: child, by: presented, &slots)]
      }
      guard let widget = node.snapshot(holding: Children(children)) as? any Widget else { return }
      write(widget, with: slots, to: piece)
      if !addPieces(on: piece.markup, of: node.childNodes + presented) { return }
    }
  }

  /// Writes the presented screens, with the root below them.
  internal func writeTop() {
    guard let root else { return }
    let presented = presentedScreens(in: nil)
    if presented.isEmpty {
      top = MarkupBuffer(child: root.id, in: .page)
    } else {
      var slots = HTMLSlots(of: 0, areTogether: false)
      let base = slots.add(appearance(of: root, isDeep: false), id: root.id, flex: flex(of: root))
      let cover = cover(base, of: root, by: presented, &slots)
      top = writer.write(cover, with: slots, in: .page, EnvironmentValues()).markup
    }
    _ = addPieces(on: top, of: [root] + presented)
  }

  /// Returns a widget that shows presented screens over the widget of a node.
  private func cover(
    _ base: any Widget, of node: Node, by presented: [Node], _ slots: inout HTMLSlots
  ) -> any Widget {
    // What presents is a screen, or becomes the content of one.
    func presenting(_ widget: any Widget, _ node: Node) -> any Widget {
      node.isScreen || !presented.contains { $0.parent === node } ? widget : ViewController(.children([widget]))
    }
    let screens = presented.map { screen in
      presenting(slots.add(appearance(of: screen, isDeep: false), id: screen.id, flex: flex(of: screen)), screen)
    }
    return Preview.cover(presenting(base, node), by: screens)
  }

  /// Writes the nodes with slots in a markup that have not been written yet.
  ///
  /// - Returns: Whether the share of one of them differs from the assumed one.
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

  private func flex(of node: Node) -> Flex? {
    if let piece = pieces[node.id] { piece.flex } else { .content }
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

  /// Returns the widget of a node, with as much of its content as its container reads.
  private func appearance(of node: Node, isDeep: Bool) -> any Widget {
    if isDeep { return known(node.model) ?? View() }
    guard let widget = known(node.snapshot(holding: [])) else { return View() }
    guard widget is Composed || node.isScreen && widget is any ContainerScreen else { return widget }
    let inside = node.childNodes.map { appearance(of: $0, isDeep: false) }
    return known(node.snapshot(holding: Children(inside))) ?? widget
  }

  /// Returns the widget without its component, which may differ from itself, so that it is found again in a container.
  private func known(_ value: any Bindable) -> (any Widget)? {
    (value as? Composed)?.withoutComponent ?? value as? any Widget
  }
}
