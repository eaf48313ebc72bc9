import Widgets

/// The parts of a font that are no tokens, compared to the tokens of a theme.
internal struct FontComparison {
  /// The token that is nearest to the font, if it is the font that is compared.
  internal let nearest: ThemeValues.Nearest?

  /// Whether the font is compared as a whole, and not its size alone.
  internal private(set) var isOfFont = false

  /// The findings about the size, the line height and the tracking, each with the name of the nearest token.
  internal private(set) var messages: [(nearest: String?, text: String)] = []

  internal init(
    of font: Font, _ value: StyledValue, to tokens: ThemeValues, _ allowed: Preview.SystemValues,
    in environment: EnvironmentValues
  ) {
    let whole = font.withoutTokens(in: environment)
    nearest = font.tokenPath == nil ? tokens.nearest(to: whole) : nil
    let hasOwnSize = font.tokenPath == nil ? !allowed.allow(font) : font.hasSizeOfItsOwn
    if hasOwnSize, font.sizePath == nil {
      isOfFont = true
      if nearest?.isEqual == true { return }
      if !value.followsTheme, let size = tokens.nearest(toSizeOf: whole), size.isEqual || nearest == nil {
        isOfFont = false
        note(size, "size", else: "no token is like it")
      } else if nearest?.isLike == true {
        // The token has a line height and a tracking of its own.
        return
      }
    }
    compare(font.lineHeightWithToken, "line height", tokens.lineHeights(at: whole.pointSize), tokens, value)
    compare(font.trackingWithToken, "tracking", tokens.trackings, tokens, value)
  }

  private mutating func compare(
    _ number: Double?, _ part: String, _ values: [(name: String, value: Double)], _ tokens: ThemeValues,
    _ value: StyledValue
  ) {
    guard let number, let nearest = tokens.nearest(to: number, among: values) else { return }
    if nearest.isEqual && value.followsTheme { return }
    note(nearest, part, else: "no token is like its \(part)")
  }

  private mutating func note(_ nearest: ThemeValues.Nearest, _ part: String, else unlike: String) {
    let text =
      nearest.isEqual
      ? "its \(part) is \(nearest.name), but follows no other theme"
      : nearest.isLike ? "nearest \(part) is \(nearest)" : unlike
    messages.append((nearest.isLike ? nearest.name : nil, text))
  }
}
