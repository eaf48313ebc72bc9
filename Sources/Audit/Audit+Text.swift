import Foundation
import Layout
import Widgets

extension Audit {
  /// Checks whether text is fully visible at its size and, if it follows the text size, at the largest one, and whether
  /// it is large enough if it does not.
  internal mutating func checkText(of visit: Visit, at place: Int) {
    guard visit.widget.shownText?.isEmpty == false else { return }
    if let label = visit.widget as? Label { checkFixedSize(of: label, at: place) }
    checkLineHeight(of: visit.widget, at: place)
    if let placed = visit.placed, placed.frame.width > 0, placed.frame.height > 0,
      isClipped(visit.widget, in: placed.content.size, at: place, "The")
    {
      return
    }
    guard let large = visit.large, large.frame.width > 0, let widget = visit.widget.enlarged else { return }
    _ = isClipped(widget, in: large.placed.content.size, at: place, "At the largest text size, the")
  }

  private mutating func checkFixedSize(of label: Label, at place: Int) {
    let size = label.font.pointSize
    guard size < 11, label.enlarged == nil else { return }
    note(
      .smallText, at: place, "font", found: size, wanted: 11,
      "The text has \(size.short) points, fewer than 11, and does not follow the text size.")
  }

  /// Checks whether lines are so low that the letters of one are drawn over those of another.
  private mutating func checkLineHeight(of widget: any Widget, at place: Int) {
    let font = (widget as? Button)?.titleLabel.font ?? (widget as? any TextDisplaying)?.font
    guard let font, let height = font.lineHeight, height < font.pointSize * 0.8 else { return }
    note(
      .lineHeight, at: place, widget is Button ? "titleLabel.font" : "font", found: height, wanted: font.pointSize,
      "Text of \(font.pointSize.short) points has lines that are \(height.short) points high: they overlap.")
  }

  /// Checks whether a widget has room for its text.
  private mutating func isClipped(_ widget: any Widget, in room: CGSize, at place: Int, _ start: String) -> Bool {
    switch widget {
    case let label as Label: areLinesClipped(of: label, in: room, at: place, start)
    case let button as Button: isTitleClipped(of: button, in: room, at: place, start)
    default: false
    }
  }

  private mutating func areLinesClipped(of label: Label, in room: CGSize, at place: Int, _ start: String) -> Bool {
    var whole = label
    whole.numberOfLines = 0
    if label.adjustsFontSizeToFitWidth, label.numberOfLines == 1, label.minimumScaleFactor > 0 {
      whole.font = label.font.withSize(label.font.pointSize * label.minimumScaleFactor)
    }
    let (needed, line) = (whole.height(in: room.width), TextMetrics.lineHeight(of: whole.font))
    let lines = line > 0 ? (needed / line).rounded() : 0
    guard label.numberOfLines > 0, lines > Double(label.numberOfLines) else {
      return isTooLow(room, for: needed, at: place, start)
    }
    note(
      .clippedText, at: place, "numberOfLines", found: Double(label.numberOfLines), wanted: lines,
      "\(start) text needs \(lines.short) lines and has \(label.numberOfLines).")
    return true
  }

  private mutating func isTitleClipped(of button: Button, in room: CGSize, at place: Int, _ start: String) -> Bool {
    let needed = button.pointsNeeded(width: room.width).size
    guard button.titleLabel.numberOfLines == 1, needed.width > room.width + 0.5
    else { return isTooLow(room, for: needed.height, at: place, start) }
    note(
      .clippedText, at: place, "width", found: room.width, wanted: needed.width,
      "\(start) title needs \(needed.width.short) points and has \(room.width.short).")
    return true
  }

  private mutating func isTooLow(_ room: CGSize, for needed: Double, at place: Int, _ start: String) -> Bool {
    guard needed > room.height + 0.5 else { return false }
    note(
      .clippedText, at: place, "height", found: room.height, wanted: needed,
      "\(start) text needs \(needed.short) points and has \(Double(room.height).short).")
    return true
  }
}

extension Label {
  fileprivate func height(in width: Double) -> Double { pointsNeeded(width: width).size.height }
}
