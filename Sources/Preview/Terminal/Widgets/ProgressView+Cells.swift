import Widgets

extension ProgressView: Typeset {
  func cells(width: Double?) -> Need { Need(width ?? 12, 1, horizontal: .open, vertical: .rigid) }

  func typeset(with pen: GridPen) {
    let done = Int((progress * Double(pen.width)).rounded())
    let style = CellStyle(pen.look.tinted(progressTintColor ?? .tintColor))
    for x in 0..<pen.width { pen.put(x < done ? "█" : "░", x: x, y: 0, x < done ? style : .dim) }
  }
}
