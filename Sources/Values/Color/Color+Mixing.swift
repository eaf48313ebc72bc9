extension Color {
  /// Returns the color with a share of another one, in sRGB and in each appearance.
  ///
  /// An opaque color then looks as if the other one lay over it with this opacity, as the layer of a state does:
  ///
  /// ```swift
  /// let hovered = Color.systemBlue.mixed(with: .white, by: 0.08)
  /// ```
  ///
  /// A mixture with a token follows the theme, as the token does. Each color counts by its opacity, as with `color-mix`
  /// in CSS.
  ///
  /// - Parameters:
  ///   - other: The other color.
  ///   - share: The share of the other color, from 0 to 1. Other numbers are clamped, and NaN counts as 0.
  public func mixed(with other: Color, by share: Double) -> Color {
    let share = share.clamped(to: 0...1)
    if holdsTokens || other.holdsTokens { return Color(.mixture(self, other, share)) }
    func mixed(_ style: UserInterfaceStyle, _ contrast: AccessibilityContrast) -> Color {
      Color(components(for: style, contrast).mixed(with: other.components(for: style, contrast), by: share))
    }
    return Color(
      light: mixed(.light, .normal), dark: mixed(.dark, .normal), highContrastLight: mixed(.light, .high),
      highContrastDark: mixed(.dark, .high))
  }

  /// The colors of a mixture that holds tokens, and the share of the second one.
  package var mixtureOfTokens: (color: Color, other: Color, share: Double)? {
    if case .mixture(let color, let other, let share) = appearances.value.source { (color, other, share) } else { nil }
  }
}

extension Color.Components {
  fileprivate func mixed(with other: Self, by share: Double) -> Self {
    let alpha = alpha + (other.alpha - alpha) * share
    guard alpha > 0 else { return Self(extended: rgb, alpha: 0) }
    let color = rgb * (self.alpha * (1 - share)) + other.rgb * (other.alpha * share)
    return Self(extended: color / alpha, alpha: alpha)
  }
}
