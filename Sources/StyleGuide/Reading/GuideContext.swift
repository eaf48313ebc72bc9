import Widgets

/// The theme and the appearance in which a guide is seen.
internal struct GuideContext: Hashable {
  /// The index of the choice of the switch.
  var theme = 0

  var isDark = false
  var hasHighContrast = false

  /// Returns the contexts of a number of themes, the usual one first.
  static func all(themes: Int) -> [GuideContext] {
    (0..<max(1, themes)).flatMap { theme in
      [false, true].flatMap { contrast in
        [false, true].map { GuideContext(theme: theme, isDark: $0, hasHighContrast: contrast) }
      }
    }
  }

  /// The interface style of the reader.
  var style: UserInterfaceStyle { isDark ? .dark : .light }

  /// The contrast of the reader.
  var accessibilityContrast: AccessibilityContrast { hasHighContrast ? .high : .normal }

  /// The name of the appearance.
  var name: String { (isDark ? "dark" : "light") + (hasHighContrast ? ", high contrast" : "") }

  /// Returns an environment in the appearance.
  func applied(to environment: EnvironmentValues) -> EnvironmentValues {
    var environment = environment
    environment.userInterfaceStyle = style
    environment.accessibilityContrast = accessibilityContrast
    return environment
  }
}
