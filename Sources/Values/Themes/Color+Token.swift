extension Color {
  /// Returns a color that is a token of a theme: that of the theme in which a widget is shown.
  ///
  /// Declare it once, and use it as any color:
  ///
  /// ```swift
  /// extension Color { static let accent = token(\Brand.accent) }
  ///
  /// let label = Label("Views", .textColor(.accent))
  /// ```
  ///
  /// It is printed by the name of the token, `.accent`. Two tokens are equal if they have the same key path and the
  /// same opacity. Its components are those of the standard theme: see `resolved(in:)` for those of another. A token
  /// that refers to itself, by way of others, is `clear`.
  public static func token<Brand: Theme>(_ keyPath: any KeyPath<Brand, Color> & Sendable) -> Color {
    Color(.token(TokenPath(keyPath)))
  }

  /// The token, or `nil` for another color, such as one that has a token for its light appearance alone.
  package var tokenPath: TokenPath? {
    if case .token(let path) = appearances.value.source { path } else { nil }
  }

  /// The tokens on which the color depends, in order.
  package var tokenPaths: [TokenPath] {
    switch appearances.value.source {
    case nil: []
    case .token(let path): [path]
    case .appearances(let colors): colors.flatMap(\.tokenPaths)
    case .mixture(let color, let other, _): color.tokenPaths + other.tokenPaths
    }
  }

  /// The colors in the color that are not tokens, in order. A color without tokens is its only one.
  package var constants: [Color] {
    switch appearances.value.source {
    case nil: [self]
    case .token: []
    case .appearances(let colors): colors.flatMap(\.constants)
    case .mixture(let color, let other, _): color.constants + other.constants
    }
  }

  /// The opacity that replaces that of the token or the mixture, if there is one.
  package var alphaOfToken: Double? { appearances.value.alpha }

  /// The colors in the appearances, light, dark, and both with high contrast, if one of them is a token.
  package var appearancesOfTokens: [Color]? {
    if case .appearances(let colors) = appearances.value.source { colors } else { nil }
  }

  /// The light and the dark color, followed by those with high contrast if they differ.
  package var distinctAppearances: [Color] {
    let styles: [UserInterfaceStyle] = [.light, .dark]
    let usual = styles.map { resolved(for: $0) }
    return appearances.value.highContrast == nil ? usual : usual + styles.map { resolved(for: $0, contrast: .high) }
  }

  /// Whether the color has other components with a high contrast.
  package var followsContrast: Bool {
    (holdsTokens ? withoutTokens(in: Themes()) : self).appearances.value.highContrast != nil
  }

  /// Whether the color depends on tokens.
  package var holdsTokens: Bool { appearances.storage.value.source != nil }

  /// Returns the color with the values of its tokens in the themes of the surroundings.
  package func withoutTokens(in themes: Themes) -> Color {
    holdsTokens ? withoutTokens(in: themes, inside: []) ?? .clear : self
  }

  /// Returns the color without tokens, or `nil` if a token refers to itself.
  private func withoutTokens(in themes: Themes, inside outer: [TokenPath]) -> Color? {
    func inside(_ color: Color) -> Color { color.withoutTokens(in: themes, inside: outer) ?? .clear }
    switch appearances.value.source {
    case nil: return self
    case .token(let path):
      guard !outer.contains(path), let color: Color = path.value(in: themes),
        let value = color.withoutTokens(in: themes, inside: outer + [path])
      else { return nil }
      return appearances.value.alpha.map(value.withAlphaComponent) ?? value
    case .appearances(let colors):
      let colors = colors.map(inside)
      return Color(
        light: colors[0], dark: colors[1], highContrastLight: colors[2], highContrastDark: colors[3])
    case .mixture(let color, let other, let share):
      let mixture = inside(color).mixed(with: inside(other), by: share)
      return appearances.value.alpha.map(mixture.withAlphaComponent) ?? mixture
    }
  }
}
