import Foundation
import Widgets

extension TextView: Typeset {
  static var showsFocus: Bool { true }

  func cells(width: Double?) -> Need {
    let lines = flow(width: width ?? .infinity).lines(of: runs)
    return Need(Flow.cells.width(of: lines), Double(max(1, lines.count)), horizontal: .open, vertical: .open)
  }

  func typeset(with pen: GridPen) {
    let lines = flow(width: pen.frame.width).lines(of: runs)
    guard let selection = pen.selection else {
      return pen.lines(lines, textColor, pen.look.side(of: textAlignment))
    }
    let shown = lines.map { $0.map(\.text).joined() }
    let place = Flow.place(of: selection.caret, in: text ?? "", lines: shown)
    let top = max(0, place.line - max(0, pen.height - 1))
    pen.lines(Array(lines.dropFirst(top)), textColor, .leading)
    pen.put(caretAt: min(place.before.cells, max(0, pen.width - 1)), y: place.line - top)
  }

  private func flow(width: Double) -> Flow {
    var flow = Flow.cells
    (flow.width, flow.limit, flow.mode) = (width, textContainer.maximumNumberOfLines, textContainer.lineBreakMode)
    return flow
  }
}
