extension Font {
  /// The design of a typeface.
  public enum Design: Hashable, Sendable, CaseIterable {
    /// The default design.
    case `default`
    /// Letters of the same width, for code.
    case monospaced
    /// The default design with digits of the same width, for tables and counters.
    case monospacedDigit
  }

  /// The weight of a font. The raw value is the weight in OpenType and in style sheets, from 100 to 900.
  public enum Weight: Int, Sendable, CaseIterable {
    /// The lightest weight.
    case ultraLight = 100
    /// A very light weight.
    case thin = 200
    /// A light weight.
    case light = 300
    /// The weight of running text.
    case regular = 400
    /// A weight slightly heavier than that of running text.
    case medium = 500
    /// The weight of headlines.
    case semibold = 600
    /// The weight for emphasis.
    case bold = 700
    /// A very heavy weight.
    case heavy = 800
    /// The heaviest weight.
    case black = 900
  }

  /// The size of labels: 17 points.
  public static let labelFontSize = 17.0
  /// The size of buttons: 18 points.
  public static let buttonFontSize = 18.0
  /// The size of small text in the interface: 12 points.
  public static let smallSystemFontSize = 12.0
  /// The size of text in the interface: 14 points.
  public static let systemFontSize = 14.0

  /// Returns the system font.
  public static func systemFont(ofSize size: Double, weight: Weight = .regular) -> Font {
    Font(size: size, weight: weight)
  }

  /// Returns the bold system font.
  public static func boldSystemFont(ofSize size: Double) -> Font { Font(size: size, weight: .bold) }

  /// Returns the italic system font.
  public static func italicSystemFont(ofSize size: Double) -> Font { Font(size: size, isItalic: true) }

  /// Returns the system font for code, whose letters have the same width.
  public static func monospacedSystemFont(ofSize size: Double, weight: Weight) -> Font {
    Font(size: size, weight: weight, design: .monospaced)
  }

  /// Returns the system font with digits of the same width.
  public static func monospacedDigitSystemFont(ofSize size: Double, weight: Weight) -> Font {
    Font(size: size, weight: weight, design: .monospacedDigit)
  }
}
