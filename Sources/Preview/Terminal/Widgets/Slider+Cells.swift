import Widgets

extension Slider: Typeset {
  func cells(width: Double?) -> Need { Need(width ?? 12, 1, horizontal: .open, vertical: .rigid) }

  func typeset(with pen: GridPen) {
    let share = maximumValue > minimumValue ? (value - minimumValue) / (maximumValue - minimumValue) : 0
    let thumb = Int((share * Double(max(0, pen.width - 1))).rounded())
    var filled = CellStyle(pen.look.tinted(minimumTrackTintColor ?? .tintColor))
    filled.isDim = !isEnabled
    for x in 0..<pen.width {
      pen.put(x < thumb ? "━" : x == thumb ? "●" : "─", x: x, y: 0, x < thumb ? filled : x == thumb ? .usual : .dim)
    }
  }
}
