extension Font {
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
