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

extension TextView: Typeset {
  static var showsFocus: Bool { true }

  func cells(width: Double?) -> Need {
    let lines = lines(width: width ?? .infinity)
    return Need(lines.width, Double(max(1, lines.count)), horizontal: .open, vertical: .open)
  }

  func typeset(with pen: GridPen) {
    let lines = lines(width: pen.frame.width)
    guard let selection = pen.selection else {
      let shown = pen.rows.clamped(to: 0..<lines.count)
      return pen.lines(shown.map { lines[$0] }, y: shown.lowerBound, textColor, pen.traits.side(of: textAlignment))
    }
    let top = max(0, lines.line(at: selection.caret) - max(0, pen.height - 1))
    pen.edit(lines, selection, top: top, textColor)
  }

  private func lines(width: Double) -> CellLines {
    var flow = Flow.cells
    (flow.width, flow.limit, flow.mode) = (width, textContainer.maximumNumberOfLines, textContainer.lineBreakMode)
    return CellLines(shownRuns, flow)
  }
}
