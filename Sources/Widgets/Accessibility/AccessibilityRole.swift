/// The role of an element for its user, which assistive technology announces and tests search for.
public enum AccessibilityRole: String, Sendable, CaseIterable {
  /// A button.
  case button
  /// A link.
  case link
  /// A heading.
  case heading
  /// Text that cannot be edited.
  case staticText
  /// An image.
  case image
  /// A text field with one line or more.
  case textField
  /// A field for a search text.
  case searchField
  /// A control that is on or off.
  case `switch`
  /// A control for a value in a range.
  case slider
  /// A control that increases and decreases a value by steps.
  case stepper
  /// A control for one of several segments.
  case segmentedControl
  /// A control for the current page.
  case pageControl
  /// A row of a table.
  case cell
  /// An indicator of progress.
  case progressIndicator
  /// An indicator of an activity without known progress.
  case activityIndicator
  /// A picker with wheels.
  case picker
  /// A picker for a date, a time or a duration.
  case datePicker
  /// A navigation bar.
  case navigationBar
  /// A bar of buttons.
  case toolbar
  /// A bar of tabs.
  case tabBar
  /// A tab of a tab bar.
  case tab
}

extension AccessibilityTraits {
  /// The role that the traits imply, the most specific first.
  public var role: AccessibilityRole? { Self.roles.first { contains($0.trait) }?.role }

  private static let roles: [(trait: AccessibilityTraits, role: AccessibilityRole)] = [
    (.header, .heading), (.link, .link), (.searchField, .searchField), (.button, .button), (.keyboardKey, .button),
    (.adjustable, .slider), (.tabBar, .tabBar), (.image, .image), (.staticText, .staticText),
  ]
}
