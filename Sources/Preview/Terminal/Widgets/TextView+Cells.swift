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
    let starts = Flow.starts(of: shown, in: text ?? "")
    let line = starts.lastIndex { $0 <= selection.caret } ?? 0
    pen.edit(lines, starts, selection, top: max(0, line - max(0, pen.height - 1)), textColor)
  }

  private func flow(width: Double) -> Flow {
    var flow = Flow.cells
    (flow.width, flow.limit, flow.mode) = (width, textContainer.maximumNumberOfLines, textContainer.lineBreakMode)
    return flow
  }
}
