import Widgets

/// The level that an audit asks for, and the circumstances in which it looks at a tree.
package struct AuditTerms {
  package var level = Preview.ConformanceLevel.aa

  /// The least ratio for text, or `nil` for that of the level.
  package var minimumContrast: Double?

  /// The width of the screen, in points.
  package var width = 375.0

  /// The appearances in which contrasts are measured.
  package var readers: [UserInterfaceStyle]

  package var contrast: AccessibilityContrast

  /// The states that the widgets are in. None in particular by default.
  internal var states: [WidgetState] = []

  /// The tree as it looks when all of it has the focus, or `nil` if that is not compared.
  internal var focused: (any Widget)?

  /// Whether what looks different in the state is disabled, so that nothing is asked of contrasts.
  package var isDisabled = false

  /// Whether buttons are checked as they look by themselves when they are pressed, too, because no style in the tree
  /// has a look for that.
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
