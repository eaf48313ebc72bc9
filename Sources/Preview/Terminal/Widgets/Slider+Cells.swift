import Widgets

extension Slider: Typeset {
  func cells(width: Double?) -> Need { Need(width ?? 12, 1, horizontal: .open, vertical: .rigid) }

  func typeset(with pen: GridPen) {
    let (low, high) = (minimumValueImage?.sign ?? "", maximumValueImage?.sign ?? "")
    let start = low.isEmpty ? 0 : low.cells + 1
    let length = max(0, pen.width - start - (high.isEmpty ? 0 : high.cells + 1))
    pen.put(low, x: 0, y: 0, .dim)
    pen.put(high, x: pen.width - high.cells, y: 0, .dim)
    let share = maximumValue > minimumValue ? (value - minimumValue) / (maximumValue - minimumValue) : 0
    let thumb = Int((share * Double(max(0, length - 1))).rounded())
    var filled = CellStyle(pen.look.tinted(minimumTrackTintColor ?? .tintColor))
    filled.isDim = !isEnabled
    for x in 0..<length {
      let (track, style) = x < thumb ? ("━", filled) : x == thumb ? ("●", .usual) : ("─", .dim)
      pen.put(track, x: start + x, y: 0, style)
    }
  }
}
