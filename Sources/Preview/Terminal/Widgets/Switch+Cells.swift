import Widgets

extension Switch: Typeset {
  func cells(width: Double?) -> Need { .rigid(3, 1) }

  func typeset(with pen: GridPen) {
    guard isOn else { return track("○──", CellStyle(isDim: true), pen) }
    var style = CellStyle(pen.look.tinted(onTintColor ?? .systemGreen))
    style.isDim = !isEnabled
    track("━━●", style, pen)
  }

  private func track(_ track: String, _ style: CellStyle, _ pen: GridPen) {
    for (x, character) in track.enumerated() { pen.put("\(character)", x: x, y: 0, style) }
  }
}
