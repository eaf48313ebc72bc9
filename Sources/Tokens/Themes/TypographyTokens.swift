import Values

/// A text style as tokens of a theme: its font, and numbers beside it.
///
/// A font has typefaces, a size, a weight, a line height and a tracking. The last three are beside it as well.
public protocol TypographyTokens: TokenGroup {
  /// The typefaces, the size, the weight, the line height and the tracking.
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
    self.init(
      font: Font(style), weight: Font.Weight(style.fontWeight), lineHeight: style.lineHeightInPoints,
      tracking: style.letterSpacing.points(fontSize: style.fontSize.points()))
  }
}

extension Font {
  /// Creates the font of a text style: its typefaces, or the system's, in its size and weight, with the line height and
  /// the tracking.
  ///
  /// If the first typeface is called `system-ui`, `sans-serif` or `-apple-system`, it is the system's, and for
  /// `monospace` or `ui-monospace` that of its design for code.
  public init(_ style: Token.Typography) {
    let size = style.fontSize.points()
    let weight = Font.Weight(style.fontWeight)
    let name = Font.list(ofFamilies: style.fontFamily)
    switch SystemTypeface(Font.families(name).first ?? "") {
    case .default: self = .systemFont(ofSize: size, weight: weight)
    case .monospaced: self = .monospacedSystemFont(ofSize: size, weight: weight)
    case nil: self.init(name: name, size: size, weight: weight)
    }
    self = lineHeight(style.lineHeightInPoints).tracking(style.letterSpacing.points(fontSize: size))
  }
}

extension Token.Typography {
  /// The height of a line in points, rounded to hundredths, because files round the factor: 1.3333 times 12 means 16.
  internal var lineHeightInPoints: Double { (lineHeight * fontSize.points()).finite.rounded(toPlaces: 2) }
}

extension Double {
  internal func rounded(toPlaces places: Int) -> Double {
    let scale = (0..<places).reduce(1.0) { scale, _ in scale * 10 }
    let scaled = self * scale
    return scaled.isFinite ? scaled.rounded() / scale : self
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
