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
    Font(Token(path: TokenPath(keyPath), size: nil))
  }

  /// The token, or `nil` for another font.
  package var tokenPath: TokenPath? { token?.path }

  package var holdsTokens: Bool { token != nil || sizePath != nil }

  /// The token that the size of the font is, or `nil` for a number.
  package var sizePath: TokenPath? { (token == nil ? sizeWithToken : token?.$size)?.tokenPath }

  /// The size that replaces that of the token, if there is one.
  package var sizeOfToken: Double? { token?.size }

  /// Returns the font with a number in place of the token that its size is.
  package func withoutSizeToken(_ number: (Double) -> Double) -> Font {
    guard sizePath != nil else { return self }
    if let token { return Font(Token(path: token.path, size: token.$size.map(number))) }
    return withSize(number(sizeWithToken))
  }

  /// Returns the font with the value of its token in the themes of the surroundings.
  package func withoutTokens(in themes: Themes) -> Font {
    var (font, seen, size) = (self, [TokenPath](), Double?.none)
    while let token = font.token {
      guard !seen.contains(token.path), let value: Font = token.path.value(in: themes) else { return .body }
      size = size ?? token.$size
      seen.append(token.path)
      font = value
    }
    return (size.map(font.withSize) ?? font).withoutSizeToken { $0.withoutTokens(in: themes) }
  }
}
