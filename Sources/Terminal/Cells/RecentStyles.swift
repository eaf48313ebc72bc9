import Layout
import Widgets

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
