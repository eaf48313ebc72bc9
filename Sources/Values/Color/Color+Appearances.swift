extension Color {
  /// The name and the components of a color in both interface styles and with both contrasts.
  internal struct Appearances: Hashable, Sendable {
    var name: String?
    var light: Components
    var dark: Components

    /// The components with high contrast, if they differ from the others.
    var highContrast: Pair?

    /// The opacity that replaces that of a named color or a token.
    var alpha: Double?

    /// The origin of the components, if they depend on themes.
    var source: Source?

    func components(for style: UserInterfaceStyle, _ contrast: AccessibilityContrast) -> Components {
      let high = contrast == .high ? highContrast : nil
      let components = style == .dark ? high?.dark ?? dark : high?.light ?? light
      return alpha.map(components.withAlphaComponent) ?? components
    }

    mutating func fade(to alpha: Double) {
      let alpha = alpha.clamped(to: 0...1)
      if case .appearances(let colors) = source {
        source = .appearances(colors.map { $0.withAlphaComponent(alpha) })
      } else if name == nil, source == nil {
        (light, dark) = (light.withAlphaComponent(alpha), dark.withAlphaComponent(alpha))
        highContrast = highContrast.map {
          Pair(light: $0.light.withAlphaComponent(alpha), dark: $0.dark.withAlphaComponent(alpha))
        }
      } else {
        self.alpha = source == nil && (light.alpha, dark.alpha) == (alpha, alpha) ? nil : alpha
      }
    }
  }

  /// The components in both interface styles.
  internal struct Pair: Hashable, Sendable {
    var light: Components
    var dark: Components
  }

  /// The origin of components that depend on themes.
  internal enum Source: Hashable, Sendable {
    /// A token.
    case token(TokenPath)
    /// Other colors: the light and the dark one, and those with high contrast.
    case appearances([Color])
    /// A color with a share of another one.
    indirect case mixture(Color, Color, Double)
  }
}
