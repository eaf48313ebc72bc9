import Layout
import Widgets

extension Audit {
  /// The last heading, and the numbers of fields and buttons, which make a tree a form.
  internal struct Headings {
    /// The level of the last heading, or `nil` before the first one.
    fileprivate var level: Int?
    fileprivate var fields = 0
    fileprivate var buttons = 0
  }

  /// Checks whether a screen says what it is.
  internal mutating func checkHeading(of widget: any Widget) {
    guard widget is any Screen, widget.nameInside == nil else { return }
    note(.heading, at: 0, "title", "The screen has no heading: a title, or a text with the trait header.")
  }

  /// Checks whether the level of a heading follows that of the heading before it.
  internal mutating func checkLevel(of widget: any Widget, at place: Int) {
    if let level = widget.levelOfHeading {
      if widget.accessibilityHeadingLevel != nil, let last = headings.level, level > last + 1 {
        note(
          .heading, at: place, "accessibilityHeadingLevel", found: Double(level), wanted: Double(last + 1),
          "The heading has level \(level) after one of level \(last): levels are skipped.")
      }
      headings.level = level
    } else if widget is Button {
      headings.buttons += 1
    } else if widget is any TextInput, !(widget is SearchBar), widget.isInUse {
      headings.fields += 1
    }
  }

  /// Checks whether a form that is no screen says what it is for.
  internal mutating func checkHeadingOfForm() {
    guard headings.fields > 0, headings.buttons > 0, headings.level == nil, isRootPlain else { return }
    note(.heading, at: 0, "accessibilityTraits", "The fields have no heading: a text with the trait header.")
  }
}

extension Widget {
  /// The level of the widget as a heading, or `nil` if it is none.
  fileprivate var levelOfHeading: Int? {
    if let bar = self as? NavigationBar { return bar.topItem?.shownText?.nonEmpty.map { _ in 1 } }
    return isHeading ? headingLevel(in: (self as? Label)?.font) : nil
  }
}
