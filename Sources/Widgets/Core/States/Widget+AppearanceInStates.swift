import Mod

extension Widget {
  /// Returns the appearance of the widget in states, for tests and previews without a live tree.
  ///
  /// ```swift
  /// let button = Button("Save", .while(.highlighted, .alpha(0.6)))
  /// button.appearance(in: [.highlighted]).alpha  // 0.6
  /// button.alpha                                 // 1
  /// ```
  ///
  /// Tokens have the values of the themes of the environment and of the widget. The widgets inside stay as they are.
  /// The result has no Mods of states any more: see `Mod.while`.
  ///
  /// - Parameters:
  ///   - states: The states, in addition to those that the widget is in. None by default.
  ///   - environment: The environment of the widget.
  /// - Complexity: O(*n*²) for *n* Mods of states.
  public func appearance(
    in states: Set<WidgetState> = [], environment: EnvironmentValues = EnvironmentValues()
  ) -> Self {
    flagged(in: states).appearance(environment, in: states)
  }

  /// Returns the widget with `isSelected`, `isHighlighted` and `isEnabled` as in states, if it has the property.
  ///
  /// Other states, such as the selection of a plain view, change only the appearance.
  package func flagged(in states: Set<WidgetState>) -> Self {
    var widget = self
    for state in [WidgetState.selected, .highlighted, .disabled] where states.contains(state) {
      if widget.hasFlag(for: state) { widget.set(state, isIn: true) }
    }
    return widget
  }

  private func hasFlag(for state: WidgetState) -> Bool {
    switch state {
    case .selected: self is any Selectable
    case .highlighted: self is any Highlightable
    default: self is any Switchable
    }
  }

  /// Returns the widget with the Mods of its current states, and without the Mods of other states.
  ///
  /// - Parameters:
  ///   - states: The states, in addition to those that the properties of the widget imply.
  ///   - environment: The environment of the widget.
  ///   - ignored: Called with the name of a Mod that changes more than properties, and with what has no effect.
  fileprivate func appearance(
    in states: Set<WidgetState>, of environment: EnvironmentValues, _ ignored: (String, [String]) -> Void
  ) -> Self {
    let overlays = behaviors.overlays
    if overlays.isEmpty { return self }
    var environment = environment.seen(by: self)
    for state in states where !state.isOfWidget {
      environment = environment.having(state)
    }
    var waiting = Waiting(overlays) { [environment] in isIn($0, or: states, environment) }
    var appearance = self
    appearance.behaviors = behaviors.withoutOverlays
    guard !waiting.isEmpty, !(Self.self is AnyClass) else { return appearance }
    let (plain, children) = (appearance.behaviors, appearance.widgetsInside)
    appearance.behaviors = Behaviors()
    func apply(_ next: Waiting.Item) {
      next.overlay.apply(to: &appearance, in: environment)
      if let children, appearance.widgetsInside?.isIdentical(to: children) == false {
        ignored(next.overlay.name, ["its children"])
        appearance.widgetsInside = children
      }
      let brought = appearance.behaviors
      if brought.isEmpty { return }
      waiting.add(brought.overlays, inside: next)
      if !brought.lists.acting.isEmpty { ignored(next.overlay.name, brought.lists.acting.map(\.description)) }
      appearance.behaviors = Behaviors()
    }
    // Bindings to tokens set the normal state, as all bindings do. A style of the environment brings overlays.
    while let next = waiting.popFirst(of: .always) { apply(next) }
    if !waiting.isEmpty {
      let values = CoveredStateValues(in: &appearance)
      var grounds = StateGrounds()
      while let next = waiting.popFirst() {
        let marked = StateGrounds.index(ofRank: next.rank)
        if let marked, next.overlay.setsGround(of: appearance, in: environment) { grounds.insert(marked) }
        apply(next)
      }
      values.uncover(in: &appearance)
      if !grounds.isEmpty { appearance.attributes.value.extras.value.stateGrounds = grounds }
    }
    appearance.behaviors = plain
    return appearance
  }
}

extension Bindable {
  /// Returns the value with the Mods of its current states, and with the values of its tokens.
  ///
  /// - Parameters:
  ///   - environment: The environment around the value.
  ///   - states: The states, in addition to those that its properties imply.
  ///   - isThemed: Whether the environment has the themes of the value itself already.
  ///   - keepsTokens: Whether colors and fonts remain tokens.
  ///   - ignored: Called with the name of a Mod that changes more than properties, and with what has no effect.
  package func appearance(
    _ environment: EnvironmentValues, in states: Set<WidgetState> = [], isThemed: Bool = false,
    keepingTokens keepsTokens: Bool = false, ignored: (_ mod: String, _ changes: [String]) -> Void = { _, _ in }
  ) -> Self {
    guard behaviors.haveOverlays || !keepsTokens && holdsTokens else { return self }
    let environment = isThemed ? environment : environment.themed(by: behaviors)
    var appearance = self
    if behaviors.haveOverlays, let widget = self as? any Widget {
      appearance = widget.appearance(in: states, of: environment, ignored) as? Self ?? self
    }
    // Mods of states can set tokens, too.
    if !keepsTokens { resolveTokens(in: &appearance, TokenSubstitution(environment: environment)) }
    return appearance
  }
}

extension Widget {
  /// Returns whether the widget is in a state: by `states`, by the environment, or by its properties.
  internal func isIn(_ state: WidgetState, or states: Set<WidgetState>, _ environment: EnvironmentValues) -> Bool {
    if state == .always || states.contains(state) { return true }
    if let condition = state.condition { return environment[keyPath: condition] }
    if let limit = state.containerLimit { return environment.hasContainer(below: limit) }
    if let state = state.stateOfGroup {
      environment.reads?.noteState()
      return environment.sharedStates?.contains(state) == true
    }
    return isIn(state) || behaviors.shareStates && environment.heldContainerStates.contains(state)
  }
}

/// Overlays that have yet to be applied, in the order of their states.
private struct Waiting {
  struct Item {
    let overlay: any Overlay
    let rank: [Int]
    let index: Int
  }

  private let holds: (WidgetState) -> Bool
  private var items: [Item] = []

  var isEmpty: Bool { items.isEmpty }

  init(_ overlays: [any Overlay], _ holds: @escaping (WidgetState) -> Bool) {
    self.holds = holds
    for (index, overlay) in overlays.enumerated() {
      insert(Item(overlay: overlay, rank: overlay.state.rank, index: index))
    }
  }

  mutating func popFirst() -> Item? { items.isEmpty ? nil : items.removeFirst() }

  mutating func popFirst(of state: WidgetState) -> Item? { items.first?.overlay.state == state ? popFirst() : nil }

  /// Adds overlays that another one contains, which apply while the widget is in both states.
  mutating func add(_ overlays: [any Overlay], inside outer: Item) {
    for overlay in overlays.reversed() {
      let rank = overlay.state.rank.lexicographicallyPrecedes(outer.rank) ? outer.rank : overlay.state.rank
      insert(Item(overlay: overlay, rank: rank, index: outer.index))
    }
  }

  private mutating func insert(_ item: Item) {
    guard holds(item.overlay.state) else { return }
    let place = items.firstIndex { other in
      item.rank == other.rank ? item.index <= other.index : item.rank.lexicographicallyPrecedes(other.rank)
    }
    items.insert(item, at: place ?? items.endIndex)
  }
}
