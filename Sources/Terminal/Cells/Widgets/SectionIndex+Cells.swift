import Layout
import Widgets

extension SectionIndex: Typeset {
  func cells(width: Double?) -> Need {
    Need(Double(titles.map(\.cells).max() ?? 0) + 1, Double(titles.count), horizontal: .rigid)
  }

  func typeset(with pen: GridPen) {
    let shown = shown(in: pen.height)
    let style = CellStyle(pen.traits.tinted(color ?? .tintColor))
    for (line, title) in shown.enumerated() {
      pen.mark(.indexTitle(title), columns: 0..<pen.width, y: (pen.height - shown.count) / 2 + line)
      pen.put(title, x: max(1, (pen.width + 1 - title.cells) / 2), y: (pen.height - shown.count) / 2 + line, style)
    }
  }
}
