import Layout
import Widgets

extension ProgressView: Typeset {
  func cells(width: Double?) -> Need { Need(width ?? 12, 1, horizontal: .open, vertical: .rigid) }

  func typeset(with pen: GridPen) {
    let done = max(0, min(Int(bounded: (progress * Double(pen.width)).rounded()), pen.width))
    let style = CellStyle(pen.traits.tinted(shownProgress ?? .tintColor))
    pen.put("█", columns: 0..<done, y: 0, style)
    pen.put("░", columns: done..<pen.width, y: 0, shownTrack.map { CellStyle(pen.traits.tinted($0)) } ?? .dim)
  }
}
