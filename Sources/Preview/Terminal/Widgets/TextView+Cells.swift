import Foundation
import Widgets

extension TextView: Typeset {
  func cells(width: Double?) -> Need {
    let lines = flow(width: width ?? .infinity).lines(of: runs)
    return Need(Flow.cells.width(of: lines), Double(max(1, lines.count)), horizontal: .open, vertical: .open)
  }

  func typeset(with pen: GridPen) {
    pen.lines(flow(width: pen.frame.width).lines(of: runs), textColor, pen.look.side(of: textAlignment))
  }

  private func flow(width: Double) -> Flow {
    var flow = Flow.cells
    (flow.width, flow.limit, flow.mode) = (width, textContainer.maximumNumberOfLines, textContainer.lineBreakMode)
    return flow
  }
}
