import Layout
import Widgets

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
