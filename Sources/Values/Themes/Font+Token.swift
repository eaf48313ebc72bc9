extension Font {
  /// Returns a font that is a token of a theme: that of the theme in which a widget is shown.
  ///
  /// ```swift
  /// extension Font { static let heading = token(\Brand.title) }
  ///
  /// let label = Label("Views", .font(.heading))
  /// ```
  ///
  /// It is printed by the name of the token, `.title`. Two tokens are equal if they have the same key path and the same
  /// size. Its properties are those of the standard theme: see `resolved(in:)` for those of another. A token that
  /// refers to itself, by way of others, is `body`.
  public static func token<Brand: Theme>(_ keyPath: any KeyPath<Brand, Font> & Sendable) -> Font {
    Font(Token(path: TokenPath(keyPath)))
  }

  /// The token, or `nil` for another font.
  package var tokenPath: TokenPath? { token?.path }

  /// The tokens on which the font depends: those of the font, of its size, of its line height and of its tracking.
  package var tokenPaths: [TokenPath] {
    [tokenPath, sizePath, lineHeightWithToken?.tokenPath, trackingWithToken?.tokenPath].compactMap(\.self)
  }

  package var holdsTokens: Bool { token != nil || holdsNumberTokens }

  /// Whether the size, the line height or the tracking is a token.
  internal var holdsNumberTokens: Bool { sizePath != nil || spacing.holdsTokens }

  /// The token that the size of the font is, or `nil` for a number.
  package var sizePath: TokenPath? { ownSizeWithToken?.tokenPath }

  private var ownSizeWithToken: Double? { token == nil ? sizeWithToken : token?.$size }

  /// The size, the line height and the tracking, with the names of their properties: the number that stands for a token
  /// in its place, or `nil` for that of the typeface or of the token that the font is.
  package var numbersWithTokens: [(name: String, value: Double?)] {
    [("pointSize", ownSizeWithToken), ("lineHeight", lineHeightWithToken), ("tracking", trackingWithToken)]
  }

  /// Whether a size replaces that of the token.
  package var hasSizeOfItsOwn: Bool { token?.$size != nil }

  /// The weight that replaces that of the token, if there is one.
  package var weightOfToken: Weight? { token?.weight }

  /// Returns the font with the value of its token in the themes of the surroundings.
  package func withoutTokens(in themes: Themes) -> Font { withoutTokens(in: themes, inside: []) ?? .body }

  /// Returns the font without tokens, or `nil` if a token refers to itself.
  private func withoutTokens(in themes: Themes, inside outer: [TokenPath]) -> Font? {
    guard let token else { return withoutNumberTokens { $0.withoutTokens(in: themes) } }
    guard !outer.contains(token.path), let value: Font = token.path.value(in: themes),
      var font = value.withoutTokens(in: themes, inside: outer + [token.path])
    else { return nil }
    if let weight = token.weight { font = font.with(weight: weight) }
    if let size = token.$size { font = font.withSize(size.withoutTokens(in: themes)) }
    guard spacing != Spacing() else { return font }
    font.special.spacing = spacing.withoutTokens { $0.withoutTokens(in: themes) }.filled(from: font.spacing)
    return font.tracking(font.tracking)
  }
}
