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

  /// Returns the widget with the bodies of all components in it, with or without the looks of its states.
  @MainActor package func expanded(in environment: EnvironmentValues, keepingOverlays keepsOverlays: Bool) -> Self {
    TreeRewriting.rewrite(self, in: environment) { value, environment in
      let (styled, inner) = value.styled(in: environment)
      return (keepsOverlays ? styled : styled.look(environment), inner)
    }
  }
}

extension Bindable {
  /// Returns the value with the styling of the surrounding containers, and the environment of its contents.
  @MainActor fileprivate func styled(in environment: EnvironmentValues) -> (any Bindable, EnvironmentValues?) {
    let value = environment.stylings.applied(to: self)
    return (value, value.behaviors.environment(in: environment))
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
