import Foundation
import Mod
import Widgets

/// The section index at the trailing edge of a table.
package struct SectionIndex: Widget {
  package var titles: [String] = []

  /// The color of the titles. `nil` for the tint color.
  package var color: Color?

  /// The color behind the titles while they are touched, or `nil` for the index's.
  package var trackingColor: Color?
  package var attributes = ViewAttributes.fresh

  package init() {}

  internal init(_ titles: [String], _ color: Color?, tracking: Color? = nil) {
    (self.titles, self.color, trackingColor) = (titles, color, tracking)
  }

  /// Returns the titles that fit in a number of lines, with dots in place of the others.
  package func shown(in lines: Int) -> [String] {
    guard lines < titles.count else { return titles }
    let count = (lines + 1) / 2
    guard count > 1 else { return Array(titles.prefix(count)) }
    let kept = (0..<count).map { titles[$0 * (titles.count - 1) / (count - 1)] }
    return kept.dropLast().flatMap { [$0, "•"] } + kept.suffix(1)
  }
}

extension SectionIndex: Measured {
  package func need(width: Double?) -> Need {
    let widths = titles.map { TextMetrics.width(of: $0, in: Self.font) + 4 }
    return Need(max(15, widths.max() ?? 0), Double(titles.count) * Self.lineHeight, horizontal: .rigid)
  }

  package static let font = Font.systemFont(ofSize: 11, weight: .semibold)

  package static let lineHeight = 14.0
}
