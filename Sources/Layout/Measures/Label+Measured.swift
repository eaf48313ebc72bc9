import Foundation
import Widgets

extension Label: Measured {
  package func need(width: Double?) -> Need {
    let limit = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .infinity
    let flow = flow(width: min(width ?? .infinity, limit))
    let lines = flow.lines(of: runs)
    let height = lines.map { $0.map { TextMetrics.lineHeight(of: $0.font) }.max() ?? 0 }.reduce(0, +)
    return Need(flow.width(of: lines), height).stayingInMoreRoom
  }

  package var baseline: Double? { runs.first.map { TextMetrics.ascent(of: $0.font) } }

  /// Whether the last line has no single word. The strategy of the system leaves it there.
  package var pushesOut: Bool { lineBreakStrategy != .standard && lineBreakStrategy.contains(.pushOut) }

  package func flow(width: Double) -> Flow {
    Flow(
      width: width, limit: numberOfLines, mode: lineBreakMode, pushesOut: pushesOut,
      advance: TextMetrics.advance)
  }
}
