extension Bindable {
  /// The light or dark style that the value sets for itself and for everything inside it.
  package var interfaceStyle: UserInterfaceStyle { (self as? any Widget)?.overrideUserInterfaceStyle ?? .unspecified }

  /// Returns the environment inside the value, from the environment of the value itself.
  ///
  /// - Parameters:
  ///   - environment: The environment of the value.
  ///   - states: The states, in addition to those that its properties imply.
  /// - Complexity: O(*n*) for *n* behaviors.
  package func environmentInside(
    _ environment: EnvironmentValues, in states: Set<WidgetState> = []
  ) -> EnvironmentValues {
    let inside = behaviors.environment(in: environment).inStyle(interfaceStyle)
    guard behaviors.shareStates, let widget = self as? any Widget else { return inside }
    return inside.sharing(widget.sharedStates(with: states.union(environment.heldContainerStates)))
  }
}

extension EnvironmentValues {
  /// Returns the environment in a light or dark style, or the same one if the style is not specified.
  package func inStyle(_ style: UserInterfaceStyle) -> EnvironmentValues {
    if style == .unspecified { return self }
    var environment = self
    environment.userInterfaceStyle = style
    return environment
  }

  /// Returns the environment with the style and the direction that a widget itself has.
  internal func seen(by widget: some Widget) -> EnvironmentValues {
    var environment = inStyle(widget.overrideUserInterfaceStyle)
    switch widget.semanticContentAttribute {
    case .unspecified: break
    case .forceRightToLeft: environment.layoutDirection = .rightToLeft
    case .forceLeftToRight, .playback, .spatial: environment.layoutDirection = .leftToRight
    }
    return environment
  }

  /// Returns the environment in which a state of the surroundings, or of a widget around, holds or does not hold.
  ///
  /// A state of your own changes nothing, because it can be computed from anything.
  package func having(_ state: WidgetState, _ holds: Bool = true) -> EnvironmentValues {
    var environment = self
    if let state = state.stateOfGroup {
      environment.sharedStates = (sharedStates ?? []).filter { $0 != state }.union(holds ? [state] : [])
      return environment
    }
    if let limit = state.containerLimit {
      environment.containerWidth =
        holds ? min(containerWidth ?? .infinity, limit.nextDown) : max(containerWidth ?? 0, limit)
      return environment
    }
    switch state {
    case .compactWidth: environment.horizontalSizeClass = holds ? .compact : .regular
    case .rightToLeft: environment.layoutDirection = holds ? .rightToLeft : .leftToRight
    case .accessibilityTextSize where holds != hasAccessibilityTextSize:
      environment.preferredContentSizeCategory = holds ? .accessibilityMedium : .large
    case .darkAppearance: environment.userInterfaceStyle = holds ? .dark : .light
    case .highContrast: environment.accessibilityContrast = holds ? .high : .normal
    case .reduceMotion: environment.isReduceMotionEnabled = holds
    default: break
    }
    return environment
  }
}
