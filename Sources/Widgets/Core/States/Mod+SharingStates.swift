import Mod

extension Mod where Root: Widget {
  /// Shares the states of a widget with the widgets inside, which are styled in them by ``WidgetState/inside(_:)``.
  ///
  /// ```swift
  /// let card = VStack(.sharingStates, .while(.hovered, .backgroundColor(.systemGray6))) {
  ///   Label("Views", .while(.inside(.hovered), .textColor(.systemBlue)))
  /// }
  /// ```
  ///
  /// The nearest such container around a widget wins.
  public static var sharingStates: Mod { Mod { $0.behaviors.lists.handDown(SharedStates()) } }
}

/// The behavior that `.sharingStates` adds.
///
/// It does not change the environment by itself, because the states belong to the widget.
private struct SharedStates: EnvironmentChange {
  var name: String { "sharingStates" }
  var description: String { name }

  func isEqual(to other: any Behavior) -> Bool { other is Self }
  func change(_ environment: inout EnvironmentValues) {}
}

extension Behaviors {
  /// A Boolean value that indicates whether the states of the widget are shared with the widgets inside.
  package var shareStates: Bool {
    box?.storage.value.environment.contains { $0 is SharedStates } == true
  }
}

extension Widget {
  /// Returns the states among `states` for which the widget has Mods.
  internal func ownStates(of states: Set<WidgetState>, in environment: EnvironmentValues) -> Set<WidgetState> {
    if states.isEmpty || !behaviors.haveOverlays { return [] }
    return statesOfOverlays(in: environment).filter { $0.isOfWidget && states.contains($0) }
  }

  /// Returns the widget in the states among `states` for which it has Mods.
  internal func held(inOwn states: Set<WidgetState>) -> Self {
    var widget = self
    for state in ownStates(of: states, in: EnvironmentValues()) { widget.set(state, isIn: true) }
    return widget
  }

  /// Returns the states that the widgets inside share: `others`, and the states that the widget's properties imply.
  package func sharedStates(with others: Set<WidgetState>) -> Set<WidgetState> {
    others.union(states).union([.selected, .highlighted, .disabled].filter { isIn($0) })
  }
}

extension EnvironmentValues {
  /// The states of the nearest widget around that shares its states, or `nil` if there is none.
  package var sharedStates: Set<WidgetState>? {
    get { self[SharedStatesKey.self] }
    set { self[SharedStatesKey.self] = newValue }
  }

  /// The states in which the widgets that share theirs are held, as if a user kept them so. None by default.
  package var heldContainerStates: Set<WidgetState> {
    get { self[HeldContainerStatesKey.self] }
    set { self[HeldContainerStatesKey.self] = newValue }
  }

  /// The states in which widgets inside are held that have Mods for them, as if a user kept them so. None by default.
  package var heldPartStates: Set<WidgetState> {
    get { stylings.heldStates }
    set { stylings.heldStates = newValue }
  }

  /// Returns the environment in which states of the surroundings, and of the widgets that share theirs, hold.
  ///
  /// `.inside(.hovered)` holds as if the pointer were on each widget that shares its states, and on one around the
  /// tree.
  package func holding(_ states: Set<WidgetState>) -> EnvironmentValues {
    var environment = states.lazy.filter { !$0.isOfWidget }.reduce(self) { $0.having($1) }
    let held = states.compactMap(\.stateOfGroup)
    if !held.isEmpty { environment.heldContainerStates.formUnion(held) }
    return environment
  }

  /// Returns the environment with shared states, or the same one if there are none to share.
  package func sharing(_ states: Set<WidgetState>?) -> EnvironmentValues {
    guard let states else { return self }
    var environment = self
    environment.sharedStates = states
    return environment
  }
}

private enum HeldContainerStatesKey: EnvironmentKey {
  static let defaultValue: Set<WidgetState> = []
}

private enum SharedStatesKey: EnvironmentKey {
  static let defaultValue: Set<WidgetState>? = nil
}
