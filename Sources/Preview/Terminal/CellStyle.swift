import Widgets

/// How a cell of a terminal looks.
internal struct CellStyle: Equatable {
  var isBold = false
  var isDim = false
  var isItalic = false
  var isReversed = false
  var foreground: TerminalColor?
  var background: TerminalColor?

  /// Whether a blank cell of this style shows nothing.
  var isInvisibleWhenBlank: Bool { background == nil && !isReversed }

  /// The escape sequence that starts the style, from the usual one.
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
  /// The style of a text in a colour and a font. Grey text is dim, whatever the ground of the terminal.
  init(_ color: Color, font: Font? = nil) {
    let isLarge = (font?.pointSize ?? 0) >= 20
    isBold = isLarge || (font?.weight.rawValue ?? 0) >= Font.Weight.semibold.rawValue
    isItalic = font?.isItalic ?? false
    foreground = TerminalColor(color)
    isDim = foreground == nil && TerminalColor.isFaint(color)
  }
}

/// A colour that terminals know by a number.
internal struct TerminalColor: Equatable {
  /// 0 to 15 for the colours that the user chose, 16 and more for those of a cube of six by six by six.
  let number: UInt8

  func code(offset: Int) -> String { number < 8 ? "\(offset + Int(number))" : "\(offset + 8);5;\(number)" }

  /// The nearest colour, or `nil` for one without a hue that follows the appearance, which is best left to the terminal.
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

  /// Whether a colour without a hue is fainter than that of text.
  static func isFaint(_ color: Color) -> Bool {
    let dark = color.resolved(for: .dark)
    return dark.alpha < 0.9 || (0.2..<0.8).contains(dark.green)
  }
}
