extension Widget {
  /// Returns the widget with the bodies of all components in it, with the styling of the surrounding containers, and
  /// with the Mods of the states that the widgets are in.
  ///
  /// A component whose widgets exist already, such as one from a live tree, stays the same. The tree may have any
  /// depth. A component inside `DepthError.limit` others, such as one that contains itself, stays the same as well.
  ///
  /// - Parameter environment: The environment of the widget itself.
  /// - Complexity: O(*n*) for *n* widgets.
  @MainActor public func expanded(in environment: EnvironmentValues = EnvironmentValues()) -> Self {
    expanded(in: environment, keepingOverlays: false)
  }

  /// Returns the widget with the bodies of all components in it, and with each widget in some states, as if the pointer
  /// were on all of them, or all were pressed.
  ///
  /// In `.inside(.hovered)`, the pointer is on each widget that shares its states, and not on the widgets inside.
  @MainActor package func expanded(whileIn states: [WidgetState]) -> Self {
    let own = Set(states.filter { $0.stateOfGroup == nil })
    var environment = own.reduce(EnvironmentValues()) { $0.having($1) }
    environment.heldContainerStates = Set(states.compactMap(\.stateOfGroup))
    return TreeRewriting.rewrite(self, in: environment) { value, environment in
      let styled = value.styled(in: environment)
      let flagged = (styled as? any Widget)?.flagged(in: own) ?? styled
      return (flagged.appearance(environment, in: own), flagged.environmentInside(environment, in: own))
    }
  }

  /// Returns the widget with the bodies of all components in it, as it looks in states.
  ///
  /// A widget inside is in the states that containers share with it, and in those of `states` for which it has Mods.
  @MainActor package func expanded(in environment: EnvironmentValues, heldIn states: Set<WidgetState>) -> Self {
    var isOutermost = true
    return TreeRewriting.rewrite(self, in: environment.holding(states)) { value, environment in
      let styled = value.styled(in: environment)
      let held = isOutermost ? states : (styled as? any Widget)?.ownStates(of: states, in: environment) ?? []
      isOutermost = false
      let flagged = (styled as? any Widget)?.flagged(in: held) ?? styled
      return (flagged.appearance(environment, in: held), flagged.environmentInside(environment, in: held))
    }
  }

  /// Returns the widget with the bodies of all components in it, with or without the appearances of its states.
  @MainActor package func expanded(in environment: EnvironmentValues, keepingOverlays keepsOverlays: Bool) -> Self {
    TreeRewriting.rewrite(self, in: environment) { value, environment in
      let styled = value.styled(in: environment)
      let shown = keepsOverlays ? styled : styled.appearance(environment)
      return (shown, shown.environmentInside(environment))
    }
  }
}

extension Bindable {
  /// Returns the value with the styling of the surrounding containers.
  @MainActor fileprivate func styled(in environment: EnvironmentValues) -> any Bindable {
    environment.stylings.applied(to: self)
  }
}

extension Bindable {
  package var presentedWidget: (any Widget)? {
    get { (self as? any Screen)?.presentedViewController }
    set {
      guard newValue != nil, var screen = self as? any Screen else { return }
      screen.presentedViewController = newValue
      if let screen = screen as? Self { self = screen }
    }
  }
}
