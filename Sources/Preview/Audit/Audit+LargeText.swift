import Foundation
import Widgets

extension Audit {
  /// Checks whether text that follows the text size is fully visible at the largest size.
  internal mutating func checkLargeText(of visit: Visit, at place: Int) {
    guard let large = visit.large, large.frame.width > 0, let widget = visit.widget.enlarged else { return }
    let room = large.placed.content.size
    switch widget {
    case let label as Label: checkLines(of: label, in: room, at: place)
    case let button as Button: checkTitle(of: button, in: room, at: place)
    default: break
    }
  }

  private mutating func checkLines(of label: Label, in room: CGSize, at place: Int) {
    var whole = label
    whole.numberOfLines = 0
    if label.adjustsFontSizeToFitWidth, label.numberOfLines == 1, label.minimumScaleFactor > 0 {
      whole.font = label.font.withSize(label.font.pointSize * label.minimumScaleFactor)
    }
    let (needed, line) = (whole.height(in: room.width), TextMetrics.lineHeight(of: whole.font))
    let lines = line > 0 ? (needed / line).rounded() : 0
    if label.numberOfLines > 0, lines > Double(label.numberOfLines) {
      note(
        .clippedText, at: place, "numberOfLines", found: Double(label.numberOfLines), wanted: lines,
        "At the largest text size, the text needs \(lines.short) lines and has \(label.numberOfLines).")
    } else {
      checkHeight(needed, in: room, at: place)
    }
  }

  private mutating func checkTitle(of button: Button, in room: CGSize, at place: Int) {
    let needed = button.pointsNeeded(width: room.width).size
    if button.titleLabel.numberOfLines == 1, needed.width > room.width + 0.5 {
      note(
        .clippedText, at: place, "width", found: room.width, wanted: needed.width,
        "At the largest text size, the title needs \(needed.width.short) points and has \(room.width.short).")
    } else {
      checkHeight(needed.height, in: room, at: place)
    }
  }

  private mutating func checkHeight(_ needed: Double, in room: CGSize, at place: Int) {
    guard needed > room.height + 0.5 else { return }
    note(
      .clippedText, at: place, "height", found: room.height, wanted: needed,
      "At the largest text size, the text needs \(needed.short) points and has \(Double(room.height).short).")
  }
}

extension Label {
  fileprivate func height(in width: Double) -> Double { pointsNeeded(width: width).size.height }
}
