// The states in their order: the Mods of a later state are applied after those of an earlier one.

extension WidgetState {
  /// The state that every widget is in, below all others, for bindings to tokens.
  package static let always = WidgetState("always", rank: [])
}

/// The states of the surroundings, from the environment.
extension WidgetState {
  /// A horizontal size class that is compact, such as that of a phone.
  public static let compactWidth = WidgetState("compactWidth", rank: [0, 0], \EnvironmentValues.isCompactWidth)
  /// A layout from right to left.
  public static let rightToLeft = WidgetState("rightToLeft", rank: [0, 1], \EnvironmentValues.isRightToLeft)
  /// One of the five large text sizes for accessibility.
  public static let accessibilityTextSize = WidgetState(
    "accessibilityTextSize", rank: [0, 2], \EnvironmentValues.hasAccessibilityTextSize)
  /// Light text on a dark background.
  public static let darkAppearance = WidgetState("darkAppearance", rank: [0, 3], \EnvironmentValues.isDark)
  /// A contrast that the user has increased.
  public static let highContrast = WidgetState("highContrast", rank: [0, 4], \EnvironmentValues.hasHighContrast)
  /// Less motion, as the user has asked for.
  public static let reduceMotion = WidgetState("reduceMotion", rank: [0, 5], \EnvironmentValues.isReduceMotionEnabled)
}

/// The states of widgets.
extension WidgetState {
  /// Selected: `isSelected` is `true`.
  public static let selected = WidgetState("selected", rank: [1])
  /// Focused, so that it receives typed text.
  public static let focused = WidgetState("focused", rank: [2])
  /// Under the pointer, or around a widget that is.
  public static let hovered = WidgetState("hovered", rank: [3])
  /// Pressed: `isHighlighted` is `true`.
  public static let highlighted = WidgetState("highlighted", rank: [4])
  /// Disabled: `isEnabled` is `false`.
  public static let disabled = WidgetState("disabled", rank: [5])
  /// With a value that is not accepted, which the program says by `isIn`.
  public static let invalid = WidgetState("invalid", rank: [6])
}
