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

extension CellStyle {
  /// The style with a foreground that is legible on the background.
  ///
  /// Dim text is mixed with the background instead, as long as it stays legible.
  var legible: CellStyle {
    guard let background = background?.color else { return self }
    var style = self
    var color = foreground?.color ?? background.mostLegible
    if color.contrast(to: background) < 3 { color = background.mostLegible }
    if isDim {
      style.isDim = false
      let dimmed = [color, background.mostLegible].map { $0.withAlphaComponent(0.7).over(background) }
      color = dimmed.first { $0.contrast(to: background) >= 3 } ?? color
    }
    style.foreground = TerminalColor(nearest: color)
    return style
  }
}

extension Color {
  /// White or black, whichever has more contrast to the color.
  fileprivate var mostLegible: Color {
    Color.white.contrast(to: self) >= Color.black.contrast(to: self) ? .white : .black
  }
}
