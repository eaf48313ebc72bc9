/// The preferred text size of a user.
public enum ContentSizeCategory: Hashable, Sendable, CaseIterable, Comparable {
  /// The smallest.
  case extraSmall
  /// Two steps below the default.
  case small
  /// One step below the default.
  case medium
  /// The default.
  case large
  /// One step above the default.
  case extraLarge
  /// Two steps above the default.
  case extraExtraLarge
  /// The largest size that is not an accessibility size.
  case extraExtraExtraLarge
  /// The first of the five accessibility sizes.
  case accessibilityMedium
  /// The second of the five accessibility sizes.
  case accessibilityLarge
  /// The third of the five accessibility sizes.
  case accessibilityExtraLarge
  /// The fourth of the five accessibility sizes.
  case accessibilityExtraExtraLarge
  /// The largest.
  case accessibilityExtraExtraExtraLarge

  /// Whether it is one of the five accessibility sizes.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}
