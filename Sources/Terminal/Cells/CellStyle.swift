import Layout
import Widgets

/// The style of a cell in a terminal.
package struct CellStyle: Equatable {
  // There are no bytes between the properties, so that the memory of cells can be compared.
  private var traits: UInt32 = 0
  private var letters = TerminalColor.Packed()
  private var ground = TerminalColor.Packed()

  package init(
    isBold: Bool = false, isDim: Bool = false, isItalic: Bool = false, isReversed: Bool = false,
    foreground: TerminalColor? = nil, background: TerminalColor? = nil
  ) {
    (self.isBold, self.isDim, self.isItalic, self.isReversed) = (isBold, isDim, isItalic, isReversed)
    (self.foreground, self.background) = (foreground, background)
  }

  package var isBold: Bool {
    get { has(1) }
    set { set(1, newValue) }
  }
  package var isDim: Bool {
    get { has(2) }
    set { set(2, newValue) }
  }
  package var isItalic: Bool {
    get { has(4) }
    set { set(4, newValue) }
  }
  package var isReversed: Bool {
    get { has(8) }
    set { set(8, newValue) }
  }
  package var isUnderlined: Bool {
    get { has(16) }
    set { set(16, newValue) }
  }
  package var isStruckThrough: Bool {
    get { has(32) }
    set { set(32, newValue) }
  }
  package var foreground: TerminalColor? {
    get { letters.color }
    set { letters = TerminalColor.Packed(newValue) }
  }
  package var background: TerminalColor? {
    get { ground.color }
    set { ground = TerminalColor.Packed(newValue) }
  }

  /// The number of the link of the cell, or 0 if it has none.
  package var link: UInt16 {
    get { UInt16(truncatingIfNeeded: traits >> 16) }
    set { traits = traits & 0xFFFF | UInt32(newValue) << 16 }
  }

  private func has(_ trait: UInt32) -> Bool { traits & trait != 0 }

  private mutating func set(_ trait: UInt32, _ isSet: Bool) { traits = isSet ? traits | trait : traits & ~trait }

  /// Returns whether the style has all traits of another style, such as bold. Both have no link.
  func hasTraits(of other: CellStyle) -> Bool { other.traits & ~traits == 0 }

  /// Removes the traits of another style, such as bold. Both have no link.
  mutating func removeTraits(of other: CellStyle) { traits &= ~other.traits }

  /// Adds the lines that decorate a text.
  mutating func add(_ decoration: TextDecoration) {
    guard !decoration.isEmpty else { return }
    isUnderlined = decoration.contains(.underline)
    isStruckThrough = decoration.contains(.strikethrough)
  }

  /// A Boolean value that indicates whether a blank cell with this style is invisible.
  var isInvisibleWhenBlank: Bool { background == nil && traits & 56 == 0 }

  /// The escape sequence from the default style to this style.
  var sequence: String { "\u{1B}[\(codes.joined(separator: ";"))m" }

  /// The codes from the default style to this style.
  package var codes: [String] {
    let codes = [
      isBold ? "1" : nil, isDim ? "2" : nil, isItalic ? "3" : nil, isUnderlined ? "4" : nil,
      isReversed ? "7" : nil, isStruckThrough ? "9" : nil,
      foreground.map { $0.code(offset: 30) }, background.map { $0.code(offset: 40) },
    ]
    return codes.compactMap(\.self)
  }

  /// Returns the style with the nearest colors that there are.
  func limited(to depth: ColorDepth) -> CellStyle {
    if foreground == nil && background == nil { return self }
    var style = self
    style.foreground = foreground?.limited(to: depth)
    style.background = background?.limited(to: depth)
    return style
  }

  package static let usual = CellStyle(isBold: false)
  static let bold = CellStyle(isBold: true)
  static let dim = CellStyle(isDim: true)
}

extension CellStyle {
  /// Creates the style of a text with a color and a font. Gray text is dim on any background of the terminal.
  init(_ color: Color, font: Font? = nil) {
    self.init()
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

/// The last styles that a grid has computed. Neighboring cells share one, and most texts have one of a few.
internal struct RecentStyles {
  private var style = CellStyle.usual
  private var limited = CellStyle.usual
  private var bright = CellStyle.usual
  private var legible = CellStyle.usual
  private var texts: [(color: Color, tint: Color, font: Font?, style: CellStyle)] = []

  /// Returns the legible version of a style, with the colors that the grid has.
  internal mutating func legible(_ style: CellStyle, with depth: ColorDepth) -> CellStyle {
    guard style.background != nil else { return style }
    if style != bright { (bright, legible) = (style, style.legible.limited(to: depth)) }
    return legible
  }

  /// Returns a style with the colors that the grid has.
  internal mutating func limited(_ style: CellStyle, to depth: ColorDepth) -> CellStyle {
    if style != self.style { (self.style, limited) = (style, style.limited(to: depth)) }
    return limited
  }

  /// Returns the style of a text.
  internal mutating func style(_ color: Color, _ font: Font?, in traits: DrawnTraits) -> CellStyle {
    for known in texts where known.color == color && known.tint == traits.tint && known.font == font {
      return known.style
    }
    let style = CellStyle(traits.tinted(color), font: font)
    if texts.count == 8 { texts.removeFirst() }
    texts.append((color, traits.tint, font, style))
    return style
  }
}
