import Foundation
import Layout
import Widgets

/// The rows of a grid in which a layout may differ from a former one.
internal struct ChangedRows {
  private var areChanged: [Bool]

  /// Creates a set without rows, for a grid of a height.
  init(height: Int) { areChanged = Array(repeating: false, count: height) }

  /// Adds the rows of an area.
  mutating func insert(_ area: CGRect) {
    // A divider without a width is drawn, too.
    guard area.height > 0 else { return }
    let start = Int(bounded: area.minY.rounded(.down))
    let rows = start..<max(start, Int(bounded: area.maxY.rounded(.up)))
    for row in rows.clamped(to: areChanged.indices) { areChanged[row] = true }
  }

  func contains(_ row: Int) -> Bool { areChanged[row] }

  /// The rows, as ranges that do not touch.
  var ranges: [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    while let first = areChanged[start...].firstIndex(of: true) {
      start = areChanged[first...].firstIndex(of: false) ?? areChanged.endIndex
      ranges.append(first..<start)
    }
    return ranges
  }
}

extension Placed {
  /// Adds the rows in which the widget may look different from a former one.
  ///
  /// - Parameters:
  ///   - former: The widget in the former layout.
  ///   - parent: The upper left corner of the widget around this one.
  ///   - clip: The visible rectangle of the layout.
  /// - Complexity: O(*n*) for *n* widgets that have changed, with their visible siblings.
  func addChanges(since former: Placed, from parent: CGPoint = .zero, in clip: CGRect, to rows: inout ChangedRows) {
    if isSame(as: former) { return }
    let origin = CGPoint(x: parent.x + frame.minX, y: parent.y + frame.minY)
    let inner = clipsContent ? clip.shared(with: CGRect(origin: origin, size: frame.size)) : clip
    let visible = clip.offsetBy(dx: -origin.x, dy: -origin.y)
    if ScrollBar(of: self) != ScrollBar(of: former) {
      rows.insert(clip.shared(with: CGRect(origin: origin, size: frame.size)))
    }
    let isKnown =
      frame == former.frame
      && visitChanges(since: former, visible: visible) { old, new, start in
        let start = CGPoint(x: origin.x + start.x, y: origin.y + start.y)
        new.addChanges(since: old, from: start, in: inner, to: &rows)
      }
    if !isKnown { for placed in [former, self] { rows.insert(placed.drawnArea(from: parent, in: clip)) } }
  }

  /// Returns the visible rectangle of the layout in which the widget and its descendants are drawn.
  private func drawnArea(from parent: CGPoint, in clip: CGRect) -> CGRect {
    reach.map { $0.offsetBy(dx: parent.x, dy: parent.y).shared(with: clip) } ?? clip
  }
}
