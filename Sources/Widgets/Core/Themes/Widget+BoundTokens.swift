extension Widget {
  /// Returns the tokens that properties are bound to, by the names of the properties, or `nil` if a state or a style of
  /// the environment changes the look, too.
  ///
  /// - Parameters:
  ///   - environment: The environment of the widget.
  ///   - states: The states, in addition to those that the properties of the widget tell.
  package func boundTokens(_ environment: EnvironmentValues, in states: Set<WidgetState>) -> [String: TokenPath]? {
    let environment = environment.seen(by: self)
    var tokens: [String: TokenPath] = [:]
    for overlay in behaviors.overlays {
      if let path = overlay.tokenPath {
        tokens[overlay.name] = path
      } else if isIn(overlay.state, or: states, environment) {
        return nil
      }
    }
    return tokens
  }
}

extension Behaviors {
  /// Whether nothing but tokens changes the look.
  package var overlaysAreBoundTokens: Bool { overlays.allSatisfy { $0.tokenPath != nil } }

  /// The tokens that properties are bound to, by the names of the properties, or `nil` if the look has other changes,
  /// too.
  package var boundTokens: [String: TokenPath]? {
    guard overlaysAreBoundTokens else { return nil }
    return overlays.reduce(into: [:]) { tokens, overlay in tokens[overlay.name] = overlay.tokenPath }
  }
}

extension Bindable {
  /// Returns whether the same properties are bound to the same tokens as in another value.
  package func hasBoundTokens(of other: any Bindable) -> Bool {
    let (first, second) = (behaviors.overlays, other.behaviors.overlays)
    if first.isEmpty && second.isEmpty { return true }
    let bindings = first.filter { $0.tokenPath != nil }
    return bindings.elementsEqual(second.filter { $0.tokenPath != nil }) { $0.isEqual(to: $1) }
  }
}

extension TokenPath {
  /// The number in the standard theme, or `nil` if the token is something else or not a stored property of the theme.
  ///
  /// - Complexity: O(*n*) for *n* tokens of the theme, by reflection, if the token has not been asked for.
  package var storedNumber: Double? { isStored ? value(in: EnvironmentValues()) : nil }
}
