import Layout
import Widgets

extension Audit {
  /// Checks whether a screen says what it is.
  internal mutating func checkHeading(of widget: any Widget) {
    guard widget is any Screen, widget.nameInside == nil else { return }
    note(
      .heading, about: Subject(at: 0, "title"), "The screen has no heading: a title, or a text with the trait header.")
  }

  /// Checks whether the level of a heading follows that of the heading before it.
  internal mutating func checkLevel(of widget: any Widget, at place: Int) {
    guard let level = widget.levelOfHeading else { return }
    if widget.accessibilityHeadingLevel != nil, let last = lastHeadingLevel, level > last + 1 {
      note(
        .heading, about: Subject(at: place, "accessibilityHeadingLevel"), found: Double(level),
        wanted: Double(last + 1),
        "The heading has level \(level) after one of level \(last): levels are skipped.")
    }
    lastHeadingLevel = level
  }
}

extension Widget {
  /// The level of the widget as a heading, or `nil` if it is none.
  fileprivate var levelOfHeading: Int? {
    if let bar = self as? NavigationBar { return bar.topItem?.shownText?.nonEmpty.map { _ in 1 } }
    return isHeading ? headingLevel(in: (self as? Label)?.font) : nil
  }
}
