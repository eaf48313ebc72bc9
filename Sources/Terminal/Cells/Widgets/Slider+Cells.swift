import Layout
import Widgets

extension Slider: Typeset {
  static var showsFocus: Bool { true }

  func cells(width: Double?) -> Need { Need(width ?? 12, 1, horizontal: .open, vertical: .rigid) }

  func typeset(with pen: GridPen) {
    let (low, high) = (minimumValueImage?.sign ?? "", maximumValueImage?.sign ?? "")
    let start = low.isEmpty ? 0 : low.cells + 1
    let length = max(0, pen.width - start - (high.isEmpty ? 0 : high.cells + 1))
    pen.put(low, x: 0, y: 0, .dim)
    pen.put(high, x: pen.width - high.cells, y: 0, .dim)
    let thumb = Int(bounded: (share * Double(max(0, length - 1))).rounded())
    var filled = CellStyle(pen.traits.tinted(shownMinimumTrack ?? .tintColor))
    filled.isDim = !isEnabled
    pen.put("━", columns: start..<(start + thumb), y: 0, filled)
    var rest = shownMaximumTrack.map { CellStyle(pen.traits.tinted($0)) } ?? .dim
    rest.isDim = rest.isDim || !isEnabled
    pen.put("─", columns: (start + thumb)..<(start + length), y: 0, rest)
    guard length > 0 else { return }
    var style = thumbTintColor.map { CellStyle(pen.traits.tinted($0)) } ?? .usual
    (style.isDim, style.isReversed) = (!isEnabled, pen.isFocused)
    pen.put(thumbImage(for: state)?.sign ?? "●", x: start + thumb, y: 0, style)
  }
}
