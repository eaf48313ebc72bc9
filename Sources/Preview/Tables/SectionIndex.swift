import Mod
import Widgets

/// The section index at the trailing edge of a table.
internal struct SectionIndex: Widget {
  internal var titles: [String] = []

  /// The color of the titles. `nil` for the tint color.
  internal var color: Color?
  internal var attributes = ViewAttributes.fresh

  internal init() {}

  internal init(_ titles: [String], _ color: Color?) { (self.titles, self.color) = (titles, color) }

  /// Returns the titles that fit in a number of lines, with dots in place of those that do not.
  internal func shown(in lines: Int) -> [String] {
    guard lines < titles.count else { return titles }
    let count = (lines + 1) / 2
    guard count > 1 else { return Array(titles.prefix(count)) }
    let kept = (0..<count).map { titles[$0 * (titles.count - 1) / (count - 1)] }
    return kept.dropLast().flatMap { [$0, "•"] } + kept.suffix(1)
  }
}

extension SectionIndex: TextSummarized {
  internal var textSummary: ([String], any Widget) { (titles.map(\.quoted), Self()) }
}
