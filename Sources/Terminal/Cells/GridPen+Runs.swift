import Layout
import Widgets

extension GridPen {
  /// Writes the attributes of runs over a text that has been written in a style, as far as it has space.
  func put(_ runs: [Run], around font: Font, x: Int, y: Int, width: Int, _ style: CellStyle) {
    var (x, space) = (x, width)
    for run in runs where space > 0 {
      let shown = run.text.onOneLine.start(fitting: space)
      put(shown, x: x, y: y, style.adding(run, around: font, in: self))
      (x, space) = (x + shown.cells, space - run.text.cells)
    }
  }
}

extension CellStyle {
  /// Returns the style of a run in a text with a font.
  fileprivate func adding(_ run: Run, around font: Font, in pen: GridPen) -> CellStyle {
    var style = self
    let own = CellStyle(run.color.map(pen.traits.tinted) ?? .label, font: run.font)
    if run.color != nil { style.foreground = own.foreground }
    if run.font != font { (style.isBold, style.isItalic) = (style.isBold || own.isBold, own.isItalic) }
    style.add(run.decoration)
    if let color = run.background { style.background = TerminalColor(background: pen.traits.tinted(color)) }
    return style
  }
}

extension String {
  /// Returns the beginning of the text that fits a number of cells.
  fileprivate func start(fitting cells: Int) -> String {
    var left = cells
    return String(
      prefix {
        left -= $0.cells
        return left >= 0
      })
  }
}
