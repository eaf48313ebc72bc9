extension Widget {
  /// Whether the widget or one inside it has a token of a theme in place of a value.
  ///
  /// - Complexity: O(*n*) for *n* widgets.
  package var holdsTokensInside: Bool {
    holdsTokens(self) || widgetsInside?.contains { $0.holdsTokensInside } == true
  }
}
