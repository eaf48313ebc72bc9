extension Node {
  /// The value as users see it, with the Mods of its current states.
  package var appearance: any Bindable { appearance(of: mounted.current) }

  /// Returns a value with the Mods of the node's current states.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - themes: The themes, or `nil` for the present ones.
  ///   - keepsTokens: Whether colors and fonts remain tokens of themes, if the element of the node can refer to them.
  internal func appearance(
    of value: any Bindable, in themes: Themes? = nil, keepingTokens keepsTokens: Bool = false
  ) -> any Bindable {
    let scope = shownThemes
    guard value.behaviors.haveOverlays || (!keepsTokens || scope != nil) && value.holdsTokens else { return value }
    let keepsThem = keepsTokens && isInsideElementOfTheme
    if keepsThem, !value.behaviors.haveOverlays { return value }
    let outer = inherited.reported ?? outerEnvironment
    var values = outer.values(in: themes ?? scope?.themes)
    let followsThemes = keepsTokens && scope != nil
    let reads = followsThemes || outer.states != nil && value.behaviors.haveOverlays ? Reads() : nil
    values.reads = reads
    let appearance = value.appearance(values, in: states, isThemed: true, keepingTokens: keepsThem) {
      reportIgnored(by: $0, $1)
    }
    if let reads {
      if followsThemes { follow(reads) }
      if reads.includeState { outer.states?.add(self) }
    }
    return appearance
  }

  /// The value with its Mods of states, in the states of the node, or `nil` if a browser knows none of the states.
  package var stated: (any Widget)? {
    let behaviors = mounted.behaviors
    guard behaviors.haveOverlays, behaviors.overlays.contains(where: { $0.tokenPath == nil }),
      var widget = mounted.current as? any Widget
    else { return nil }
    if !states.isEmpty { widget.states.formUnion(states) }
    return widget
  }

  /// The themes of the appearance.
  internal var shownThemes: ThemeScope? { ownThemes ?? (inherited.reported ?? outerEnvironment).themes }

  /// The environment of the appearance, with the present themes.
  internal var environmentOfAppearance: EnvironmentValues {
    (inherited.reported ?? outerEnvironment).values(in: shownThemes?.themes)
  }

  /// A Boolean value that indicates whether the value has Mods of states.
  package var hasOverlays: Bool { mounted.behaviors.haveOverlays }

  /// The states that users put the node into, without states that are properties of the value.
  internal var states: Set<WidgetState> {
    var states: Set<WidgetState> = []
    if isFirstResponder { states.insert(.focused) }
    if isHovered { states.insert(.hovered) }
    if isPressed { states.insert(.highlighted) }
    return states
  }

  /// The states that the node shares with those inside it, or `nil` if it shares none.
  internal var sharedStates: Set<WidgetState>? {
    guard mounted.behaviors.shareStates, let widget = mounted.current as? any Widget else { return nil }
    let holdsFocus = tree.focus.node.map { $0.isMounted && $0.line.contains { $0 === self } } ?? false
    let held = outerEnvironment.heldContainerStates
    return widget.sharedStates(with: states.union(holdsFocus ? held.union([.focused]) : held))
  }

  /// Updates the appearance to the current environment, and reports its change.
  internal func updateAppearance() {
    let environment = outerEnvironment
    guard inherited.reported !== environment else { return }
    guard hasOverlays || mounted.holdsTokens else { return inherited.reported = environment }
    let old = tree.shows(self) ? shown() : nil
    inherited.reported = environment
    appearanceDidChange(from: old)
  }

  /// Stores the environment of the appearance of a value that has just been mounted or adopted.
  internal func keepAppearanceEnvironment() { inherited.reported = outerEnvironment }

  /// Removes the cached appearance, and reports its change.
  ///
  /// - Parameter old: The value that has been shown, or `nil` if nothing is reported.
  internal func appearanceDidChange(from old: (any Bindable)?) {
    valueDidChange()
    if kind.isPreviewed, !status.isUpdating { updating {} }
    guard let old, tree.shows(self) else { return }
    let new = shown()
    if !old.isSame(as: new) { tree.report(self) { $0.update(self, from: old, to: new) } }
  }
}
