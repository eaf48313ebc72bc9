extension Bindable {
  /// Whether the value itself has a token of a theme in place of a value.
  package var holdsTokens: Bool { Widgets.holdsTokens(self) }

  /// Whether the value has a token of a theme in place of a value, or Mods of states, which can set one.
  package var mayShowTokens: Bool { behaviors.haveOverlays || holdsTokens }

  /// Whether the value, a part of it or a widget inside it has a token of a theme in place of a value.
  ///
  /// - Complexity: O(*n*) for *n* widgets and parts.
  package var holdsTokensAnywhere: Bool {
    holdsTokens || parts.contains(where: \.holdsTokensAnywhere)
      || widgetsInside?.contains { $0.holdsTokensAnywhere } == true
  }
}

extension Widget {
  /// Returns the widget with the values of those tokens that are no stored properties of their themes, or `nil` if it
  /// has none.
  package func withoutComputedTokens(in environment: EnvironmentValues) -> Self? {
    guard holdsTokens else { return nil }
    let reads = ThemeReads()
    var noting = environment
    noting.themeReads = reads
    let substitution = TokenSubstitution(environment: noting, keepsStored: true)
    var widget = self
    resolveTokens(in: &widget, substitution)
    return reads.haveHappened ? widget : nil
  }

  /// Whether the widget or one inside it has a token of a theme in place of a value.
  ///
  /// - Complexity: O(*n*) for *n* widgets.
  package var holdsTokensInside: Bool {
    holdsTokens || widgetsInside?.contains { $0.holdsTokensInside } == true
  }
}
