import Widgets

extension Widget {
  /// Whether one who does not see the widget needs to be told what it is.
  internal var needsName: Bool {
    switch self {
    case let view as TextView: view.isEditable
    case is Button, is TextField, is SearchBar, is Switch, is Slider, is Stepper, is SegmentedControl,
      is PageControl, is DatePicker, is PickerView, is ProgressView:
      true
    default: accessibilityTraits.contains(.button) || accessibilityTraits.contains(.adjustable)
    }
  }

  /// What the widget is called: its label for accessibility, else what it shows; `nil` if that is nothing.
  internal var accessibleName: String? {
    let names: [String?] =
      switch self {
      case let button as Button: [accessibilityLabel, button.currentText, button.nameOfType]
      case let field as TextField: [accessibilityLabel, field.placeholder]
      case let bar as SearchBar: [accessibilityLabel, bar.searchTextField.accessibilityLabel, bar.placeholder]
      case let toggle as Switch: [accessibilityLabel, toggle.title]
      case is TextView: [accessibilityLabel]
      case let displayed as any TextDisplaying: [accessibilityLabel, displayed.text]
      default: [accessibilityLabel]
      }
    return names.compactMap(\.self).first { !$0.allSatisfy(\.isWhitespace) }
  }

  /// The items of a bar that can be tapped.
  internal var items: [Audit.Item] {
    switch self {
    case let bar as Toolbar: bar.items.compactMap(Audit.Item.init)
    case let bar as TabBar: bar.items.map(Audit.Item.init)
    case let bar as NavigationBar:
      (bar.topItem.map { $0.leftBarButtonItems + $0.rightBarButtonItems } ?? []).compactMap(Audit.Item.init)
    case let control as SegmentedControl: control.segments.map(Audit.Item.init)
    default: []
    }
  }
}

extension Audit {
  /// A part of a widget that can be tapped.
  internal struct Item {
    /// Whether it says what it is.
    let isNamed: Bool

    init?(_ item: BarButtonItem) {
      if item.customView != nil || item.systemItem == .flexibleSpace || item.systemItem == .fixedSpace { return nil }
      isNamed = item.systemItem != nil || Item.isName(item.accessibilityLabel) || Item.isName(item.title)
    }

    init(_ item: TabBarItem) {
      isNamed = item.systemItem != nil || Item.isName(item.accessibilityLabel) || Item.isName(item.title)
    }

    // A picture in a segment is called by its own name.
    init(_ segment: SegmentedControl.Segment) {
      isNamed = segment.image != nil || Item.isName(segment.title)
    }

    private static func isName(_ text: String?) -> Bool { !(text ?? "").allSatisfy(\.isWhitespace) }
  }
}
