import Values

/// A text style as tokens of a theme: its font, and numbers beside it.
///
/// A font has a typeface, a size, a line height and a tracking, and one of the system's typeface a weight as well. The
/// weight of another typeface is beside it, and so are the line height and the tracking as numbers.
public protocol TypographyTokens: TokenGroup {
  /// The typeface, the size, the line height, the tracking, and the weight if the typeface is the system's.
  var font: Font { get set }

  /// The weight.
  var weight: Font.Weight { get set }

  /// The height of a line, in points.
  var lineHeight: Double { get set }

  /// The space between letters besides that of the font, in points.
  var tracking: Double { get set }

  /// Creates a text style.
  init(font: Font, weight: Font.Weight, lineHeight: Double, tracking: Double)
}

extension TypographyTokens {
  /// Creates the text style of a token.
  internal init(_ style: Token.Typography) {
    let size = style.fontSize.points()
    self.init(
      font: Font(style), weight: Font.Weight(style.fontWeight), lineHeight: (style.lineHeight * size).finite,
      tracking: style.letterSpacing.points(fontSize: size))
  }
}

extension Font {
  /// Creates the font of a text style: its first typeface in its size, or the system's in its size and weight, with
  /// the line height and the tracking.
  ///
  /// Names such as `system-ui`, `sans-serif` and `-apple-system` stand for the system's typeface, and names with
  /// `mono` among generic ones for its design for code.
  public init(_ style: Token.Typography) {
    let size = style.fontSize.points()
    let weight = Font.Weight(style.fontWeight)
    switch SystemTypeface(style.fontFamily.first ?? "") {
    case .default: self = .systemFont(ofSize: size, weight: weight)
    case .monospaced: self = .monospacedSystemFont(ofSize: size, weight: weight)
    case nil: self.init(name: style.fontFamily.first ?? "", size: size)
    }
    self = lineHeight((style.lineHeight * size).finite).tracking(style.letterSpacing.points(fontSize: size))
  }
}

/// The designs of the system's typeface that names of style sheets stand for.
internal enum SystemTypeface {
  case `default`, monospaced

  /// Creates the design that a generic name stands for.
  ///
  /// - Returns: `nil` for the name of a typeface.
  init?(_ name: String) {
    switch name.lowercased() {
    case "", "system-ui", "-apple-system", "blinkmacsystemfont", "sans-serif", "ui-sans-serif", "san francisco":
      self = .default
    case "monospace", "ui-monospace", "sfmono-regular", "sf mono": self = .monospaced
    default: return nil
    }
  }
}
