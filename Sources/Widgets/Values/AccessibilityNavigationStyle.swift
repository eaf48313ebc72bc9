/// Whether one moves through what is in a view, or past it as one.
public enum AccessibilityNavigationStyle: Hashable, Sendable, CaseIterable {
  /// As assistive technology sees fit.
  case automatic
  /// Through each thing by itself.
  case separate
  /// Past all of them as one.
  case combined
}
