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
  /// in CSS. A color that is mixed in again counts once, with the sum of its shares.
  ///
  /// - Parameters:
  ///   - other: The other color.
  ///   - share: The share of the other color, from 0 to 1. Other numbers are clamped, and NaN counts as 0.
  /// - Complexity: O(*n*) for *n* different colors in a mixture with tokens.
  public func mixed(with other: Color, by share: Double) -> Color {
    let share = share.clamped(to: 0...1)
    if holdsTokens || other.holdsTokens { return mixedAsToken(with: other, by: share) }
    func mixed(_ style: UserInterfaceStyle, _ contrast: AccessibilityContrast) -> Color {
      Color(components(for: style, contrast).mixed(with: other.components(for: style, contrast), by: share))
    }
    return Color(
      light: mixed(.light, .normal), dark: mixed(.dark, .normal), highContrastLight: mixed(.light, .high),
      highContrastDark: mixed(.dark, .high))
  }

  /// Returns a mixture in which no color occurs twice. Otherwise, repeated mixing of a color with itself would double
  /// its size each time.
  private func mixedAsToken(with other: Color, by share: Double) -> Color {
    if self == other { return self }
    let parts = parts(of: 1 - share) + other.parts(of: share)
    var (shares, distinct): ([Color: Double], [Color]) = ([:], [])
    for (color, share) in parts {
      if shares[color] == nil { distinct.append(color) }
      shares[color, default: 0] += share
    }
    if distinct.count == parts.count { return Color(.mixture(self, other, share)) }
    var (mixture, sum) = (distinct[0], shares[distinct[0]] ?? 0)
    for color in distinct.dropFirst() {
      let share = shares[color] ?? 0
      sum += share
      // Rounded, because sums have rounding errors: 0.30000000000000004.
      let part = sum > 0 ? (share / sum * 1e12).rounded() / 1e12 : 0
      mixture = Color(.mixture(mixture, color, part))
    }
    return mixture
  }

  /// Returns the colors that are mixed, each with its part of a share.
  private func parts(of whole: Double) -> [(color: Color, share: Double)] {
    guard alphaOfToken == nil, let (color, other, share) = mixtureOfTokens else { return [(self, whole)] }
    return color.parts(of: whole * (1 - share)) + other.parts(of: whole * share)
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
