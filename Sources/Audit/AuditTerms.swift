import Widgets

/// The level of an audit, and the conditions under which it checks a tree.
package struct AuditTerms {
  package var level = Preview.ConformanceLevel.aa

  /// The least ratio for text, or `nil` for the level's.
  package var minimumContrast: Double?

  /// The width of the screen, in points.
  package var width = 375.0

  /// The appearances in which contrasts are measured.
  package var readers: [UserInterfaceStyle]

  package var contrast: AccessibilityContrast

  /// The states in which the widgets are checked. By default, only the states that they are in.
  internal var states: [WidgetState] = []

  /// The tree with the focus everywhere, or `nil` if that is not compared.
  internal var focused: (any Widget)?

  /// Whether the changed widgets of the state are disabled, so that contrasts are not checked.
  package var isDisabled = false

  /// Whether buttons are also checked with their default appearance of a press, because no style in the tree sets one.
  package var includesPresses = false

  /// The color behind the tree, or `nil` for the system's background.
  package var ground: Color?

  package init(
    readers: [UserInterfaceStyle] = [.light, .dark], contrast: AccessibilityContrast = .unspecified,
    ground: Color? = nil
  ) {
    (self.readers, self.contrast, self.ground) = (readers, contrast, ground)
  }
}
