import Foundation
import Widgets

extension Button: Typeset {
  func cells(width: Double?) -> Need { Need(Double(shown.cells + 4), 1) }

  func typeset(with pen: GridPen) {
    var style = CellStyle(pen.look.tinted(shownTitleColor))
    style.isBold = role == .primary
    style.isReversed = isHighlighted || isSelected
    style.isDim = !isEnabled
    let y = (pen.height - 1) / 2
    let room = max(0, pen.width - 4)
    let line = shown.cells > room ? String(shown.prefix(max(0, room - 1))) + "…" : shown
    let before = (room - line.cells) / 2
    let blanks = (
      String(repeating: " ", count: before + 1), String(repeating: " ", count: room - line.cells - before + 1)
    )
    pen.put("[", x: 0, y: y, style)
    pen.put(blanks.0, x: 1, y: y, style)
    pen.put(line, x: 2 + before, y: y, style)
    pen.put(blanks.1, x: 2 + before + line.cells, y: y, style)
    pen.put("]", x: pen.width - 1, y: y, style)
  }

  private var shown: String {
    let sign: String? =
      switch buttonType {
      case .detailDisclosure, .infoLight, .infoDark: "i"
      case .contactAdd: "+"
      case .close: "×"
      default: currentImage?.sign
      }
    return [sign, caption].compactMap(\.self).joined(separator: " ")
  }
}
