extension Font {
  /// The height of a line in points, or `nil` for that of the typeface.
  public var lineHeight: Double? { plain.spacing.lineHeight }

  /// The space between letters in points, besides that of the typeface.
  public var tracking: Double { plain.spacing.tracking ?? 0 }

  /// Returns the font with another line height. Texts are in the middle of their lines.
  ///
  /// ```swift
  /// let text = Label("Views", .font(.systemFont(ofSize: 16).lineHeight(24)))
  /// ```
  ///
  /// Terminals ignore it, and so does UIKit. A line with several fonts is as high as its highest one. The height can be
  /// a token of a theme.
  ///
  /// - Parameter height: The height in points, or `nil` for that of the typeface or of the token that the font is. A
  ///   negative one counts as 0.
  public func lineHeight(_ height: Double?) -> Font {
    var font = self
    font.special.spacing.$lineHeight = height
    return font
  }

  /// Returns the font with more space between letters, or with less.
  ///
  /// ```swift
  /// let title = Label("VIEWS", .font(.systemFont(ofSize: 12).tracking(0.5)))
  /// ```
  ///
  /// Terminals ignore it, and so does UIKit. A `kern` of an attributed text replaces it. The space can be a token of a
  /// theme.
  ///
  /// - Parameter distance: The space after each letter in points, in addition to that of the typeface.
  public func tracking(_ distance: Double) -> Font {
    var font = self
    font.special.spacing.$tracking = distance == 0 && token == nil ? nil : distance
    return font
  }

  /// The line height that replaces that of the token, if there is one, or the number that stands for a token.
  package var lineHeightWithToken: Double? { spacing.$lineHeight }

  /// The tracking that replaces that of the token, if there is one, or the number that stands for a token.
  package var trackingWithToken: Double? { spacing.$tracking }

  /// The line height and the tracking of a font, or `nil` for those of the typeface.
  internal struct Spacing: Hashable, Sendable {
    @Themed var lineHeight: Double? = nil
    @Themed var tracking: Double? = nil

    var holdsTokens: Bool { _lineHeight.holdsTokens || _tracking.holdsTokens }

    /// Multiplies the numbers by a factor, unless the factor is not finite.
    mutating func scale(by factor: Double) {
      guard factor.isFinite else { return }
      // Multiplying a number that stands for a token would lose the token.
      $lineHeight = $lineHeight.map { $0.tokenPath == nil ? $0 * factor : $0 }
      $tracking = $tracking.map { $0.tokenPath == nil ? $0 * factor : $0 }
    }

    /// Returns the spacing with numbers in place of tokens.
    func withoutTokens(_ number: (Double) -> Double) -> Spacing {
      var spacing = self
      spacing.$lineHeight = _lineHeight.withoutTokens(number)
      spacing.$tracking = _tracking.withoutTokens(number)
      return spacing
    }

    /// Returns the spacing with that of another font where it has none.
    func filled(from other: Spacing) -> Spacing {
      var spacing = self
      spacing.$lineHeight = $lineHeight ?? other.$lineHeight
      spacing.$tracking = $tracking ?? other.$tracking
      return spacing
    }
  }
}
