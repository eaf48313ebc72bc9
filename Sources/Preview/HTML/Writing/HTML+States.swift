import Layout
import Widgets

extension Preview.HTML {
  /// Writes a widget in its current states, with styles for the states that a browser knows.
  ///
  /// Only the style of the outermost element changes. Other changes, such as of a text, need a live tree.
  internal mutating func addInStates<Stated: Widget>(_ widget: Stated) {
    let read = readsTheme
    readsTheme = false
    let styles = shared(widget) { html in
      let states = html.openStates(of: widget)
      let styles = html.stateStyles(of: widget, in: states)
      return StylesInStates(states: states, styles: styles, readsTheme: html.readsTheme)
    }
    readsTheme = read || styles.readsTheme
    stateStyles = styles.styles
    let absent = styles.states.reduce(environment) { $0.having($1.state, false) }
    let appearance = widget.appearance(absent, keepingTokens: true)
    inEnvironment(inside: appearance) { html in
      html.addThemes(of: widget.behaviors)
      html.addContrast(of: widget.behaviors)
      html.writeAlone(appearance)
    }
    stateStyles = nil
  }

  /// The states of a widget that depend on the browser, and the styles in them, if they differ.
  internal struct StylesInStates {
    let states: [BrowserState]
    let styles: StateStyles?

    /// Whether the styles have values of a theme that no custom property expresses.
    let readsTheme: Bool
  }

  /// Returns the styles of the outermost element of a widget in the states that a browser knows, if they differ.
  ///
  /// - Parameter tokens: The tokens to which the style refers, if there are any.
  internal mutating func stateStyles(of widget: some Widget, referringTo tokens: StyleTokens?) -> StateStyles? {
    stateStyles(of: widget, in: openStates(of: widget), referringTo: tokens)
  }

  private mutating func stateStyles<Stated: Widget>(
    of widget: Stated, in states: [BrowserState], referringTo tokens: StyleTokens? = nil
  ) -> StateStyles? {
    if states.isEmpty { return nil }
    let appearances = (0..<(1 << states.count)).map { bits -> Stated in
      var (environment, present) = (environment, Set<WidgetState>())
      for (index, state) in states.enumerated() {
        let holds = bits & 1 << index != 0
        environment = environment.having(state.state, holds)
        if holds { present.insert(state.state) }
      }
      // The default appearance of a highlighted widget depends on the Mods of the state.
      let flagged = present.contains(.highlighted) ? widget.flagged(in: [.highlighted]) : widget
      return flagged.appearance(environment, in: present, keepingTokens: true)
    }
    let focused = states.firstIndex(of: .focused).map { 1 << $0 }
    let page = page.root?.backgroundColor ?? .systemBackground
    let turns = appearances.contains { $0.axisOfStack != appearances[0].axisOfStack }
    // In live pages, the style without states is the style of the element, which is written anyway.
    let styles = appearances.enumerated().map { index, appearance in
      if index == 0, sink.keepsTokens { return CSS() }
      let kept = tokens.map { StyleTokens($0, of: appearance, like: appearances[0]) }
      // Numbers of states are written as values of the current theme.
      if kept?.count != tokens?.count { readsTheme = true }
      var style = outermostStyle(of: appearance, referringTo: kept)
      // Unless the axis differs between states, the class sets it.
      if turns { (appearance as? StackView)?.addDirection(to: &style, insteadOf: appearances[0] as? StackView) }
      if let focused, index & focused != 0, appearance.marksFocus(unlike: appearances[index ^ focused], on: page) {
        // In forced colors, even a transparent outline is visible.
        style.declare("outline-color:#0000")
      }
      return style
    }
    if sink.keepsTokens { return StateStyles(states: states, styles: styles) }
    return Set(styles).count > 1 ? StateStyles(states: states, styles: styles) : nil
  }

  /// The states of the widget that depend on the browser, at most the last six in the order of states: the states of
  /// its Mods, and the states that its style depends on.
  ///
  /// Each of them doubles the appearances that are computed and the rules that are written.
  private func openStates(of widget: some Widget) -> [BrowserState] {
    let open = BrowserState.ofWidgets.filter { $0.isOpen(for: widget, in: environment) }
    let overlays = widget.behaviors.overlays
    let followed = open.filter { state in
      guard state.state.isOfSurroundings else { return false }
      let (present, absent) = (environment.having(state.state), environment.having(state.state, false))
      return overlays.contains { $0.differs(in: present, from: absent) }
    }
    var stated = widget.statesOfOverlays(in: environment)
    if !followed.isEmpty { stated.formUnion(states(of: widget, following: followed)) }
    let limits = environment.isContainerOpen ? stated.compactMap(\.containerLimit).sorted(by: >) : []
    return (limits.map { .container(below: $0) } + open.filter { stated.contains($0.state) }).suffix(6)
  }

  /// Returns the states of the surroundings that the appearance of a widget depends on, and the states of the Mods that
  /// it has in any of them.
  private func states<Stated: Widget>(of widget: Stated, following followed: [BrowserState]) -> Set<WidgetState> {
    let appearances = (0..<(1 << followed.count)).map { bits -> (appearance: Stated, stated: Set<WidgetState>) in
      let environment = followed.indices.reduce(environment) {
        $0.having(followed[$1].state, bits & 1 << $1 != 0)
      }
      return (widget.appearance(environment, keepingTokens: true), widget.statesOfOverlays(in: environment))
    }
    var states = appearances.reduce(into: Set<WidgetState>()) { $0.formUnion($1.stated) }
    for (index, state) in followed.enumerated() {
      let matters = appearances.indices.contains { bits in
        let other = bits | 1 << index
        return other != bits
          && (appearances[bits].stated != appearances[other].stated
            || appearances[bits].appearance != appearances[other].appearance)
      }
      if matters { states.insert(state.state) }
    }
    return states
  }

  /// Returns the style of the outermost element of a widget.
  private mutating func outermostStyle(of widget: some Widget, referringTo tokens: StyleTokens?) -> CSS {
    var html = Preview.HTML(form, hasBodies: true, keepsTokens: sink.keepsTokens, uses: style.uses)
    html.arrangement = arrangement
    html.sample = .awaited
    html.page.declared = place.depth > 1 ? nil : page.declared
    html.style.tokens = tokens
    html.environment = widget.environmentInside(environment)
    html.addThemes(of: widget.behaviors)
    html.addContrast(of: widget.behaviors)
    html.writeAlone(widget.withoutChildren)
    if html.readsTheme { readsTheme = true }
    var style = CSS()
    if case .taken(let taken) = html.sample { style = taken }
    if widget.isHidden { style.declare("display:none") }
    return style
  }

  /// Writes a widget without taking tags from memory, or keeping them there, because those are without states.
  private mutating func writeAlone(_ widget: some Widget) {
    let scaled: any Widget =
      widget.scaled(preferring: environment.preferredContentSizeCategory, in: environment) ?? widget
    writeScaled(scaled)
  }

  private mutating func writeScaled(_ widget: some Widget) {
    let widget = (environment.themes.isEmpty ? nil : resolvingComputedTokens(of: widget)) ?? widget
    forgettingTags { html in
      if let representable = widget as? any HTMLRepresentable {
        representable.write(to: &html)
      } else {
        html.addUnknown(widget)
      }
    }
  }

  /// Writes widgets without taking tags from memory, or keeping them there.
  internal mutating func forgettingTags(_ write: (inout Preview.HTML) -> Void) {
    let (labels, stacks, isForgetful) = (memory.labels, memory.stacks, memory.isForgetful)
    (memory.labels, memory.stacks, memory.isForgetful) = (RecentTags(), RecentTags(), true)
    write(&self)
    (memory.labels, memory.stacks, memory.isForgetful) = (labels, stacks, isForgetful)
  }
}

extension Widget {
  /// Returns whether the shadows, the border or the background of a widget show its focus, so that it needs no outline
  /// of the browser.
  ///
  /// Such a mark has a contrast of 3 to the appearance without the focus, by WCAG 2.2, 1.4.11.
  ///
  /// - Parameters:
  ///   - other: The widget without the focus.
  ///   - page: The background of the page, instead of the surroundings of the widget.
  fileprivate func marksFocus(unlike other: Self, on page: Color) -> Bool {
    func isSeen(_ color: Color, on ground: Color) -> Bool {
      [UserInterfaceStyle.light, .dark].allSatisfy { style in
        let ground = ground.resolved(for: style).over(page.resolved(for: style))
        return color.resolved(for: style).over(ground).contrast(to: ground) >= 3
      }
    }
    let ground = other.backgroundColor ?? page
    let hasOtherShadows = layer.shadows != other.layer.shadows
    if hasOtherShadows, layer.shadows.contains(where: { isSeen($0.color, on: page) }) { return true }
    if layer.borderWidth > 0, let color = layer.borderColor, isSeen(color, on: ground),
      layer.borderWidth != other.layer.borderWidth || color != other.layer.borderColor
    {
      return true
    }
    return backgroundColor.map { isSeen($0, on: ground) } ?? false
  }

  /// The axis of a stack.
  fileprivate var axisOfStack: Axis? { (self as? StackView)?.axis }
}
