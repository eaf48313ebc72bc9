/// What a model is to its user, in a word: what assistive technology says after the name, and what tests look for.
public enum AccessibilityRole: String, Sendable, CaseIterable {
  /// Something to tap.
  case button
  /// Something that leads elsewhere.
  case link
  /// The title of what follows.
  case heading
  /// Text to read.
  case staticText
  /// A picture.
  case image
  /// A field to type into, of one line or many.
  case textField
  /// A field for words to search for.
  case searchField
  /// Something that is on or off.
  case `switch`
  /// A value between two others.
  case slider
  /// A value that goes up and down by steps.
  case stepper
  /// A choice of one among a few, side by side.
  case segmentedControl
  /// A choice of one page.
  case pageControl
  /// A row of a table.
  case cell
  /// How much is done.
  case progressIndicator
  /// A sign that something is going on.
  case activityIndicator
  /// A choice on wheels.
  case picker
  /// A choice of a date, a time or a length of time.
  case datePicker
  /// The bar at the top of a screen.
  case navigationBar
  /// A bar of buttons.
  case toolbar
  /// A bar of the parts of an app.
  case tabBar
  /// One of the parts of an app, in its bar.
  case tab
}

extension AccessibilityTraits {
  /// The role that the traits speak of, the most telling first.
  public var role: AccessibilityRole? {
    Self.roles.first { contains($0.trait) }?.role
  }

  private static let roles: [(trait: AccessibilityTraits, role: AccessibilityRole)] = [
    (.header, .heading), (.link, .link), (.searchField, .searchField), (.button, .button), (.keyboardKey, .button),
    (.adjustable, .slider), (.tabBar, .tabBar), (.image, .image), (.staticText, .staticText),
  ]
}
