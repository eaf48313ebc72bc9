import Layout
import Mod
import Widgets

extension Audit {
  internal mutating func checkIdentifier(of widget: any Widget, at place: Int) {
    guard let identifier = widget.accessibilityIdentifier, !identifiers.insert(identifier).inserted else { return }
    note(
      .uniqueIdentifier, about: Subject(at: place, "accessibilityIdentifier"),
      "Another widget is called \(identifier.quoted) too.")
  }

  /// Checks the names of a widget and of its items, and whether its children have distinct names.
  internal mutating func checkNames(of widget: any Widget, at place: Int) {
    if let image = widget as? ImageView {
      guard image.isAccessibilityElement, image.shownImage != nil, image.spokenName == nil else { return }
      return note(
        .imageDescription, about: Subject(at: place, "accessibilityLabel"),
        "The picture has no accessibilityLabel that says what it shows.")
    }
    if widget.needsName, widget.spokenName == nil {
      note(
        .name, about: Subject(at: place, "accessibilityLabel"), "There is no name: a title, or an accessibilityLabel.")
    }
    if widget.accessibilityViewIsModal, widget.spokenName == nil {
      note(.name, about: Subject(at: place, "accessibilityLabel"), "The modal view has no name: an accessibilityLabel.")
    }
    var names: Set<String> = []
    for (index, name) in widget.partNames.enumerated() {
      if name == nil {
        note(
          .name, about: Subject(at: place, item: "\(index)", "accessibilityLabel"),
          "The item has no title and no accessibilityLabel.")
      } else if let name, !names.insert(name).inserted {
        noteNeighbour(called: name, at: place, item: "\(index)")
      }
    }
  }

  /// Checks whether adjacent controls have distinct names.
  internal mutating func checkNeighbours(of widget: any Widget, at place: Int) {
    var known: Set<Neighbour> = []
    for (index, child) in widget.shownChildren.enumerated() where child.needsName && !child.isImperceptible {
      guard let name = child.spokenName, let role = child.accessibilityRole else { continue }
      guard !known.insert(Neighbour(name: name, role: role)).inserted else { continue }
      noteNeighbour(called: name, at: place, item: "\(index).\(child.kindName)")
    }
  }

  private mutating func noteNeighbour(called name: String, at place: Int, item: String) {
    note(
      .distinctName, about: Subject(at: place, item: item, "accessibilityLabel"),
      "Something beside it is called \(name.quoted) too.")
  }
}

/// The attributes of a control that users hear.
private struct Neighbour: Hashable {
  let name: String
  let role: AccessibilityRole
}

extension AccessibilityElement {
  /// The accessibility name, or `nil` if it is blank.
  internal var spokenName: String? { accessibilityName?.unlessBlank }
}

extension Widget {
  /// A Boolean value that indicates whether the widget needs a name for assistive technology.
  internal var needsName: Bool {
    switch accessibilityRole {
    case .button, .link, .textField, .searchField, .switch, .slider, .stepper, .segmentedControl, .pageControl,
      .progressIndicator, .picker, .datePicker:
      true
    default: self is Button
    }
  }

  /// The names of the parts that can be tapped.
  internal var partNames: [String?] {
    switch self {
    case let bar as Toolbar: bar.items.names
    case let bar as TabBar: bar.items.map(\.spokenName)
    case let bar as NavigationBar: bar.topItem.map { $0.leftBarButtonItems.names + $0.rightBarButtonItems.names } ?? []
    // An image in a segment has a name of its own.
    case let control as SegmentedControl: control.segments.map { $0.image?.name ?? $0.title?.unlessBlank }
    default: []
    }
  }
}

extension [BarButtonItem] {
  fileprivate var names: [String?] { filter { $0.accessibilityRole == .button }.map(\.spokenName) }
}

extension String {
  fileprivate var unlessBlank: String? { allSatisfy(\.isWhitespace) ? nil : self }
}

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
