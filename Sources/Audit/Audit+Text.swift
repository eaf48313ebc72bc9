import Foundation
import Layout
import Widgets

extension Audit {
  /// Checks the fonts of the texts, and whether text is fully visible at its size and, if it follows the text size, at
  /// the largest one.
  internal mutating func checkText(of visit: Visit, tint: Color, at place: Int) {
    checkFonts(of: visit.widget, tint: tint, at: place)
    guard visit.widget.shownText?.isEmpty == false else { return }
    if let placed = visit.placed, placed.frame.width > 0, placed.frame.height > 0,
      isClipped(visit.widget, in: placed.content.size, at: place, "The")
    {
      return
    }
    guard let large = visit.large, large.frame.width > 0, let widget = visit.widget.enlarged else { return }
    _ = isClipped(widget, in: large.placed.content.size, at: place, "At the largest text size, the")
  }

  /// Checks whether text is large enough if it does not follow the text size, and whether its lines or its letters
  /// overlap.
  private mutating func checkFonts(of widget: any Widget, tint: Color, at place: Int) {
    var known: Set<OwnFont> = []
    for text in widget.texts(tint: tint) {
      // Fonts of the system need no check.
      guard let property = text.fontProperty else { continue }
      let (font, item) = (text.font, text.item)
      let own = OwnFont(font: font, kern: text.kern, property: property, item: item)
      guard known.insert(own).inserted else { continue }
      let (size, state) = (font.pointSize, circumstances())
      if size < 11, !widget.followsTextSize {
        note(
          .smallText, about: Subject(at: place, item: item, property), found: size, wanted: 11,
          "The text has \(size.short) points\(state), fewer than 11, and does not follow the text size.")
      }
      if let height = font.lineHeight, height < size * 0.8 {
        note(
          .lineHeight, about: Subject(at: place, item: item, property), found: height, wanted: size,
          "Text of \(size.short) points has lines that are \(height.short) points high\(state): they overlap.")
      }
      let tracking = text.kern ?? font.tracking
      if tracking < size * -0.2 {
        note(
          .letterSpacing, about: Subject(at: place, item: item, property), found: tracking, wanted: size * -0.2,
          "Text of \(size.short) points has a tracking of \(tracking.short)\(state): letters overlap.")
      }
    }
  }

  /// Checks whether a widget has space for its text.
  private mutating func isClipped(_ widget: any Widget, in space: CGSize, at place: Int, _ start: String) -> Bool {
    switch widget {
    case let label as Label: areLinesClipped(of: label, in: space, at: place, start)
    case let button as Button: isTitleClipped(of: button, in: space, at: place, start)
    default: false
    }
  }

  private mutating func areLinesClipped(of label: Label, in space: CGSize, at place: Int, _ start: String) -> Bool {
    var whole = label
    whole.numberOfLines = 0
    if label.adjustsFontSizeToFitWidth, label.numberOfLines == 1, label.minimumScaleFactor > 0 {
      whole.font = label.font.withSize(label.font.pointSize * label.minimumScaleFactor)
    }
    let (needed, line) = (whole.height(in: space.width), TextMetrics.lineHeight(of: whole.font))
    let lines = line > 0 ? (needed / line).rounded() : 0
    guard label.numberOfLines > 0, lines > Double(label.numberOfLines) else {
      return isTooLow(space, for: needed, at: place, start)
    }
    note(
      .clippedText, about: Subject(at: place, "numberOfLines"), found: Double(label.numberOfLines), wanted: lines,
      "\(start) text needs \(lines.short) lines and has \(label.numberOfLines).")
    return true
  }

  private mutating func isTitleClipped(of button: Button, in space: CGSize, at place: Int, _ start: String) -> Bool {
    // The measured size excludes the minimum size of a button and its default insets, which need not fit.
    let insets = button.contentEdgeInsets
    let content = button.contentSize(width: space.width - insets.left - insets.right)
    let needed = (
      width: (content.width + insets.left + insets.right).inHalves,
      height: (content.height + insets.top + insets.bottom).inHalves
    )
    guard button.titleLabel.numberOfLines == 1, needed.width > space.width + 0.5
    else { return isTooLow(space, for: needed.height, at: place, start) }
    note(
      .clippedText, about: Subject(at: place, "width"), found: space.width, wanted: needed.width,
      "\(start) title needs \(needed.width.short) points and has \(space.width.short).")
    return true
  }

  private mutating func isTooLow(_ space: CGSize, for needed: Double, at place: Int, _ start: String) -> Bool {
    guard needed > space.height + 0.5 else { return false }
    note(
      .clippedText, about: Subject(at: place, "height"), found: space.height, wanted: needed,
      "\(start) text needs \(needed.short) points and has \(Double(space.height).short).")
    return true
  }
}

/// A font that a widget sets for a text.
private struct OwnFont: Hashable {
  let font: Font
  let kern: Double?
  let property: String
  let item: String?
}

extension Label {
  fileprivate func height(in width: Double) -> Double { pointsNeeded(width: width).size.height }
}

extension Double {
  /// The next half of a point.
  fileprivate var inHalves: Double { (self * 2).rounded(.up) / 2 }
}
