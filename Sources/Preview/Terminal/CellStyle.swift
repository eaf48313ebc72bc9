import Widgets

/// The style of a cell in a terminal.
internal struct CellStyle: Equatable {
  var isBold = false
  var isDim = false
  var isItalic = false
  var isReversed = false
  var foreground: TerminalColor?
  var background: TerminalColor?

  /// A Boolean value that indicates whether a blank cell with this style is invisible.
  var isInvisibleWhenBlank: Bool { background == nil && !isReversed }

  /// The escape sequence that changes the default style to this one.
  var sequence: String {
    let codes = [
      isBold ? "1" : nil, isDim ? "2" : nil, isItalic ? "3" : nil, isReversed ? "7" : nil,
      foreground.map { $0.code(offset: 30) }, background.map { $0.code(offset: 40) },
    ]
    return "\u{1B}[\(codes.compactMap(\.self).joined(separator: ";"))m"
  }

  static let usual = CellStyle()
  static let bold = CellStyle(isBold: true)
  static let dim = CellStyle(isDim: true)
}

extension CellStyle {
  /// Creates the style of a text with a color and a font. Gray text is dim on any background of the terminal.
  init(_ color: Color, font: Font? = nil) {
    let isLarge = (font?.pointSize ?? 0) >= 20
    isBold = isLarge || (font?.weight.rawValue ?? 0) >= Font.Weight.semibold.rawValue
    isItalic = font?.isItalic ?? false
    foreground = TerminalColor(color)
    isDim = foreground == nil && TerminalColor.isFaint(color)
  }
}

/// A color that terminals know by a number.
internal struct TerminalColor: Equatable {
  /// The number: 0 to 15 for the colors of the user's palette, higher numbers for a cube of six by six by six colors.
  let number: UInt8

  func code(offset: Int) -> String { number < 8 ? "\(offset + Int(number))" : "\(offset + 8);5;\(number)" }

  /// Creates the nearest color, or returns `nil` for a gray that follows the appearance, which is left to the terminal.
  init?(_ color: Color) {
    let color = (color: color.resolved(for: .dark), light: color.resolved(for: .light))
    let components = [color.color.red, color.color.green, color.color.blue]
    let spread = (components.max() ?? 0) - (components.min() ?? 0)
    guard color.color.alpha > 0 else { return nil }
    guard spread > 0.15 || color.color == color.light && color.color.alpha == 1 else { return nil }
    if spread <= 0.15, (0.1..<0.9).contains(color.color.green) { return nil }
    let steps = components.map { UInt8(($0 * 5).rounded()) }
    number = 16 + 36 * steps[0] + 6 * steps[1] + steps[2]
  }

  /// Returns whether a gray has less contrast than text.
  static func isFaint(_ color: Color) -> Bool {
    let dark = color.resolved(for: .dark)
    return dark.alpha < 0.9 || (0.2..<0.8).contains(dark.green)
  }
}
