/// The light or dark style of an interface.
public enum UserInterfaceStyle: Hashable, Sendable, CaseIterable {
  /// The style of the surroundings, or light if there are none.
  case unspecified
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark
}

/// The contrast of an interface. It models `UIAccessibilityContrast`.
public enum AccessibilityContrast: Hashable, Sendable, CaseIterable {
  /// Unknown.
  case unspecified
  /// The usual contrast.
  case normal
  /// A contrast that the user has increased.
  case high
}
