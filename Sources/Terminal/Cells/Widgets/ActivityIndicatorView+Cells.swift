import Layout
import Widgets

extension ActivityIndicatorView: Typeset {
  func cells(width: Double?) -> Need { .rigid(1, 1) }

  func typeset(with pen: GridPen) {
    guard isAnimating || !hidesWhenStopped else { return }
    pen.put(
      "◌", x: (pen.width - 1) / 2, y: (pen.height - 1) / 2, color.map { CellStyle(pen.traits.tinted($0)) } ?? .usual)
  }
}
