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

  /// The state that the widgets are in, or `nil` for none in particular.
  package var state: WidgetState?

  /// The color behind the tree, or `nil` for the system's background.
  package var ground: Color?

  package init(
    readers: [UserInterfaceStyle] = [.light, .dark], contrast: AccessibilityContrast = .unspecified,
    ground: Color? = nil
  ) {
    (self.readers, self.contrast, self.ground) = (readers, contrast, ground)
  }
}
