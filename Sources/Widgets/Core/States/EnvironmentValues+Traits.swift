/// The traits of the surroundings, which ``WidgetState`` refers to.
extension EnvironmentValues {
  /// The horizontal size class. `.unspecified` by default.
  public var horizontalSizeClass: UserInterfaceSizeClass {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// The vertical size class. `.unspecified` by default.
  ///
  /// In a terminal, it is compact with fewer than 20 rows, and otherwise regular. A page does not report its height.
  public var verticalSizeClass: UserInterfaceSizeClass {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// The light or dark style. `.unspecified` by default, which is light.
  public var userInterfaceStyle: UserInterfaceStyle {
    get { self[UserInterfaceStyleKey.self] }
    set { self[UserInterfaceStyleKey.self] = newValue }
  }

  /// The contrast. `.unspecified` by default.
  public var accessibilityContrast: AccessibilityContrast {
    get { self[AccessibilityContrastKey.self] }
    set { self[AccessibilityContrastKey.self] = newValue }
  }

  /// The direction of the layout. `.unspecified` by default, which is left to right.
  ///
  /// A widget that sets it in its environment is laid out in that direction, with its content, unless it has a
  /// `semanticContentAttribute` of its own.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// The text size that the user prefers. `.large` by default.
  ///
  /// Texts that follow it by `adjustsFontForContentSizeCategory` have that size in pages and drawings, within the
  /// limits of their widgets. A terminal has one size of letters.
  public var preferredContentSizeCategory: ContentSizeCategory {
    get { self[ContentSizeCategoryKey.self] }
    set { self[ContentSizeCategoryKey.self] = newValue }
  }

  /// Whether the user has asked for less motion. `false` by default.
  public var isReduceMotionEnabled: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }
}

/// The width or height of a window, roughly. It models `UIUserInterfaceSizeClass`.
public enum UserInterfaceSizeClass: Hashable, Sendable, CaseIterable {
  /// Unknown.
  case unspecified
  /// Little space.
  case compact
  /// Much space.
  case regular
}

/// The direction of a layout. It models `UITraitEnvironmentLayoutDirection`.
public enum LayoutDirection: Hashable, Sendable, CaseIterable {
  /// Unknown.
  case unspecified
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}

extension EnvironmentValues {
  /// Returns whether another environment has the same traits.
  package func hasTraits(of other: EnvironmentValues) -> Bool {
    horizontalSizeClass == other.horizontalSizeClass && verticalSizeClass == other.verticalSizeClass
      && userInterfaceStyle == other.userInterfaceStyle
      && accessibilityContrast == other.accessibilityContrast && layoutDirection == other.layoutDirection
      && preferredContentSizeCategory == other.preferredContentSizeCategory
      && isReduceMotionEnabled == other.isReduceMotionEnabled
  }

  /// Returns whether pictures of a widget are the same in another environment, apart from themes and states.
  package func shows(like other: EnvironmentValues) -> Bool {
    layoutDirection == other.layoutDirection && preferredContentSizeCategory == other.preferredContentSizeCategory
      && isReduceMotionEnabled == other.isReduceMotionEnabled
  }

  internal var isCompactWidth: Bool { horizontalSizeClass == .compact }
  internal var isRightToLeft: Bool { layoutDirection == .rightToLeft }
  internal var hasAccessibilityTextSize: Bool { preferredContentSizeCategory.isAccessibilityCategory }
  internal var isDark: Bool { userInterfaceStyle == .dark }
  internal var hasHighContrast: Bool { accessibilityContrast == .high }
}

private enum HorizontalSizeClassKey: EnvironmentKey {
  static let defaultValue = UserInterfaceSizeClass.unspecified
}

private enum VerticalSizeClassKey: EnvironmentKey {
  static let defaultValue = UserInterfaceSizeClass.unspecified
}

private enum UserInterfaceStyleKey: EnvironmentKey {
  static let defaultValue = UserInterfaceStyle.unspecified
}

private enum AccessibilityContrastKey: EnvironmentKey {
  static let defaultValue = AccessibilityContrast.unspecified
}

private enum LayoutDirectionKey: EnvironmentKey {
  static let defaultValue = LayoutDirection.unspecified
}

private enum ContentSizeCategoryKey: EnvironmentKey {
  static let defaultValue = ContentSizeCategory.large
}

private enum ReduceMotionKey: EnvironmentKey {
  static let defaultValue = false
}
