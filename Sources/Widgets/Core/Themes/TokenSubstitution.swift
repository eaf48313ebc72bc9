/// The themes whose values replace tokens.
internal struct TokenSubstitution {
  internal let environment: EnvironmentValues

  /// Whether tokens that are stored properties of their themes remain, because a style sheet declares them.
  internal var keepsStored = false

  /// Returns a color with the values of its tokens.
  internal func color(_ color: Color) -> Color {
    guard color.holdsTokens else { return color }
    if let path = color.tokenPath { return keeps(path) ? color : color.withoutTokens(in: environment) }
    if keepsStored, let mixture = color.mixtureOfTokens {
      let kept = self.color(mixture.color).mixed(with: self.color(mixture.other), by: mixture.share)
      return color.alphaOfToken.map(kept.withAlphaComponent) ?? kept
    }
    guard keepsStored, let colors = color.appearancesOfTokens?.map(self.color) else {
      return color.withoutTokens(in: environment)
    }
    return Color(light: colors[0], dark: colors[1], highContrastLight: colors[2], highContrastDark: colors[3])
  }

  /// Returns a font with the value of its token.
  internal func font(_ font: Font) -> Font {
    if let path = font.tokenPath, keeps(path) { font } else { font.withoutTokens(in: environment) }
  }

  /// Returns a number, or the value of the token that it stands for.
  internal func number(_ number: Double) -> Double { number.withoutTokens(in: environment) }

  private func keeps(_ path: TokenPath) -> Bool { keepsStored && path.isStored }
}
