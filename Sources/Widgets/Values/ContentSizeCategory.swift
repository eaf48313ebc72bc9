/// The size of text that a user likes, from the smallest to the largest.
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
  /// The largest but for those who need larger text.
  case extraExtraExtraLarge
  /// The first of the five sizes for those who need larger text.
  case accessibilityMedium
  /// The second of the five.
  case accessibilityLarge
  /// The third of the five.
  case accessibilityExtraLarge
  /// The fourth of the five.
  case accessibilityExtraExtraLarge
  /// The largest.
  case accessibilityExtraExtraExtraLarge

  /// Whether it is one of the five sizes for those who need larger text.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}
