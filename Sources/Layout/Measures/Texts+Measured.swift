import Foundation
import Widgets

extension Label: Measured {
  package func need(width: Double?) -> Need {
    let limit = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .infinity
    let flow = flow(width: min(width ?? .infinity, limit))
    let lines = flow.lines(of: runs)
    let height = lines.reduce(0) { $0 + TextMetrics.extent(of: $1, in: font).height }
    return Need(flow.width(of: lines), height).stayingInMoreSpace
  }

  package var baseline: Double? {
    let runs = runs
    if runs.leaveBaseline { return TextMetrics.extent(of: runs, in: font).ascent }
    return runs.first.map { TextMetrics.ascent(of: $0.font) }
  }

  /// Whether no word may stand alone on the last line. The standard strategy allows it.
  package var pushesOut: Bool { lineBreakStrategy != .standard && lineBreakStrategy.contains(.pushOut) }

  package func flow(width: Double) -> Flow {
    Flow(
      width: width, limit: numberOfLines, mode: lineBreakMode, pushesOut: pushesOut,
      advance: TextMetrics.advance)
  }
}

extension TextView: Measured {
  package func need(width: Double?) -> Need {
    let inset = shownInset
    let flow = flow(width: width.map { max(0, $0 - inset.left - inset.right) } ?? .infinity)
    let lines = flow.lines(of: shownRuns)
    let height = lines.reduce(0) { $0 + TextMetrics.extent(of: $1, in: font).height }
    return Need(
      flow.width(of: lines) + inset.left + inset.right,
      max(height, TextMetrics.lineHeight(of: font)) + inset.top + inset.bottom, horizontal: .open, vertical: .open)
  }

  /// The runs of the text, as dots if it is secure.
  package var shownRuns: [Run] {
    isSecureTextEntry ? text.map { [Run(text: $0.concealedLines, font: font)] } ?? [] : runs
  }

  /// The space around the lines of the text.
  package var shownInset: EdgeInsets {
    let padding = textContainer.lineFragmentPadding
    var inset = textContainerInset
    inset.top += contentInset.top
    inset.left += contentInset.left + padding
    inset.bottom += contentInset.bottom
    inset.right += contentInset.right + padding
    return inset
  }

  package func flow(width: Double) -> Flow {
    Flow(
      width: width, limit: textContainer.maximumNumberOfLines, mode: textContainer.lineBreakMode,
      advance: TextMetrics.advance)
  }
}
