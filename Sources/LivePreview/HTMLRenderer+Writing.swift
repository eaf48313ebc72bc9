extension HTMLRenderer {
  /// Writes the changed widgets, from the outside in, and then the containers of widgets whose share of the space has
  /// changed.
  internal func refresh() {
    while !round.stale.isEmpty {
      let fragments = round.stale.count == 1 ? round.stale : round.stale.sorted { $0.node.depth < $1.node.depth }
      round.stale = []
      for fragment in fragments where fragment.changes.isStale && self.fragments[fragment.id] === fragment {
        rewrite(fragment)
      }
    }
  }

  private func rewrite(_ fragment: LiveFragment) {
    let (markup, flex) = (fragment.markup, fragment.flex)
    write(fragment)
    if !fragment.changes.isNew, round.former[fragment.id] == nil { round.former[fragment.id] = markup }
    if fragment.flex != flex, let outer = container(of: fragment) { markStale(outer) }
  }

  /// Writes the widget of a node, after its descendants that have not been written yet.
  private func write(_ fragment: LiveFragment) {
    fragment.changes.isStale = false
    let (node, wasLoose) = (fragment.node, fragment.isLoose)
    // The parts of the widget are written first.
    if node.isOperatedPreview { hasOperated = true }
    guard let widget = node.snapshot(holding: []) as? any Widget else { return }
    let isTogether = !node.isContainer || HTMLSlots.areTogether(in: widget)
    let isDeep = !isTogether && (widget as? any Container)?.readsInsideChildren != false
    fragment.layout = isTogether ? .together : isDeep ? .deep : .apart
    let shares =
      isTogether && node.isContainer ? shares(ofChildrenOf: node, arranged: HTMLSlots.arrangement(in: widget)) : []
    // The shares of new widgets with slots of their own are known only after they have been written.
    for _ in 0..<2 {
      var slots = NodeSlots(of: node.id, areTogether: isTogether)
      slots.list.parts = node.writtenParts.mapValues(\.id)
      for flex in shares { slots.list.add(flex: flex) }
      let children = isTogether ? [] : slotted(childrenOf: node, isDeep: fragment.layout == .deep, &slots)
      let isWhole = isTogether && node.partNodes.isEmpty
      guard let shown = isWhole ? widget : self.widget(of: node, holding: children, &slots) else { return }
      write(shown, with: slots.list, to: fragment, referringTo: isWhole ? styleTokens(of: node) : nil)
      if slots.nodes.isEmpty || !addFragments(on: fragment.markup, of: slots.nodes) { break }
    }
    fragment.isSeenThrough = widget is Composed || node.isScreen && widget is any ContainerScreen
    fragment.isLoose = !fragment.markup.isOneElement
    if fragment.isLoose != wasLoose, !fragment.changes.isNew { fragment.changes.mustReplace = true }
  }

  private func write(
    _ widget: any Widget, with slots: HTMLSlots, to fragment: LiveFragment, referringTo tokens: StyleTokens?
  ) {
    var place = MarkupPlace(fragment.arrangement, fragment.node.surroundings)
    place.isApart = isPresented(fragment.node)
    place.isSilent = hasOperated && fragment.node.isInsideOperated
    let states = states(of: fragment, place.environment, referringTo: tokens)
    let written = writer.write(widget, with: slots, in: place, referringTo: tokens, in: states)
    fragment.followsTokens = tokens != nil
    (fragment.markup, fragment.flex) = (written.markup, written.flex)
    let themes = ThemeDeclarations(
      of: widget.behaviors, in: place.environment, isApart: place.isApart, for: writer)
    fragment.themes = themes
    if !themes.isPlain { themed.insert(fragment.id) } else if !themed.isEmpty { themed.remove(fragment.id) }
    if written.readsTheme { themeReaders.insert(fragment.id) } else { themeReaders.remove(fragment.id) }
  }

  /// Returns the styles of a widget in the states that a browser knows. Equal widgets share them.
  private func states(
    of fragment: LiveFragment, _ environment: EnvironmentValues, referringTo tokens: StyleTokens?
  ) -> WrittenStates {
    guard let widget = fragment.node.stated else { return WrittenStates() }
    let key = StatesKey(widget, in: fragment)
    if let known = recentStates[key] { return known }
    let states = writer.states(of: widget, in: fragment.arrangement, environment, referringTo: tokens)
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
      top = writer.write(cover, with: slots.list, in: MarkupPlace(.page, EnvironmentValues())).markup
    }
    _ = addFragments(on: top, of: [root] + presented)
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
  /// - Returns: Whether a node's share of the space differs from the expected one.
  private func addFragments(on markup: MarkupBuffer, of nodes: [Node]) -> Bool {
    var isOther = false
    let nodes = Dictionary(nodes.map { ($0.id, $0) }) { first, _ in first }
    for (id, arrangement) in markup.children {
      guard let node = nodes[id] else { continue }
      let flex = flex(of: node)
      if fragment(of: node, arranged: arrangement).flex != flex { isOther = true }
    }
    return isOther
  }

  /// Returns the fragment of a visible node, which is written if it is new.
  internal func fragment(of node: Node, arranged arrangement: Preview.HTML.Arrangement) -> LiveFragment {
    if let fragment = fragments[node.id] {
      if fragment.arrangement == arrangement { return fragment }
      if fragment.isWhole { divide(fragment) }
      fragment.arrangement = arrangement
      markStale(fragment)
      return fragment
    }
    let fragment = LiveFragment(node, arranged: arrangement)
    fragments[node.id] = fragment
    write(fragment)
    return fragment
  }
}
