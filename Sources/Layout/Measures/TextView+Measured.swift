import Foundation
import Widgets

extension TextView: Measured {
  package func need(width: Double?) -> Need {
    let inset = shownInset
    let flow = flow(width: width.map { max(0, $0 - inset.left - inset.right) } ?? .infinity)
    let lines = flow.lines(of: runs)
    let height = lines.map { $0.map { TextMetrics.lineHeight(of: $0.font) }.max() ?? 0 }.reduce(0, +)
    return Need(
      flow.width(of: lines) + inset.left + inset.right,
      max(height, TextMetrics.lineHeight(of: font)) + inset.top + inset.bottom, horizontal: .open, vertical: .open)
  }

  package var shownInset: EdgeInsets {
    let padding = textContainer.lineFragmentPadding
    return EdgeInsets(
      top: textContainerInset.top, left: textContainerInset.left + padding, bottom: textContainerInset.bottom,
      right: textContainerInset.right + padding)
  }

  package func flow(width: Double) -> Flow {
    Flow(
      width: width, limit: textContainer.maximumNumberOfLines, mode: textContainer.lineBreakMode,
      advance: TextMetrics.advance)
  }
}
