import Foundation
import Layout
import Widgets

extension Label: Typeset {
  func cells(width: Double?) -> Need {
    let limit = preferredMaxLayoutWidth > 0 ? (preferredMaxLayoutWidth.boundedLength / 8).rounded() : .infinity
    let lines = flow(width: min(width ?? .infinity, limit)).lines(of: runs)
    return Need(Flow.cells.width(of: lines), Double(lines.count)).stayingInMoreRoom
  }

  func typeset(with pen: GridPen) {
    let lines = flow(width: pen.frame.width).lines(of: runs)
    let color = isHighlighted ? highlightedTextColor ?? textColor : textColor
    pen.lines(
      lines, y: max(0, (pen.height - lines.count) / 2), isEnabled ? color : .tertiaryLabel,
      pen.traits.side(of: textAlignment))
  }

  private func flow(width: Double) -> Flow {
    var flow = Flow.cells
    (flow.width, flow.limit, flow.mode) = (width, numberOfLines, lineBreakMode)
    flow.pushesOut = pushesOut
    return flow
  }
}

extension Flow {
  /// The line breaking by cells.
  internal static let cells = Flow(advance: .cells)
}
