import Foundation
import Mod

/// A type whose values are tokens of themes, or can contain them.
internal protocol TokenHolder: SendableMetatype {
  static var canHoldTokens: Bool { get }
  var holdsTokens: Bool { get }
  mutating func resolveTokens(_ substitution: TokenSubstitution)
}

extension TokenHolder {
  internal static var canHoldTokens: Bool { true }
}

extension Color: TokenHolder {
  internal mutating func resolveTokens(_ substitution: TokenSubstitution) { self = substitution.color(self) }
}

extension Font: TokenHolder {
  internal mutating func resolveTokens(_ substitution: TokenSubstitution) { self = substitution.font(self) }
}

extension Optional: TokenHolder {
  internal static var canHoldTokens: Bool { !TokenFinders.of(Wrapped.self).isEmpty }

  // Most properties that can be tokens are colors.
  internal var holdsTokens: Bool {
    guard let self else { return false }
    return reading(self, as: Color.self) { $0.pointee.holdsTokens } ?? Widgets.holdsTokens(self)
  }

  internal mutating func resolveTokens(_ substitution: TokenSubstitution) {
    guard var value = self else { return }
    Widgets.resolveTokens(in: &value, substitution)
    self = value
  }
}

// A value inside a box, an array or a dictionary can have the type of the value around it, whose properties are still
// being found.

extension Boxed: TokenHolder {
  internal var holdsTokens: Bool { Widgets.holdsTokens(borrowed) }

  internal mutating func resolveTokens(_ substitution: TokenSubstitution) {
    Widgets.resolveTokens(in: &value, substitution)
  }
}

extension ControlStateValues: TokenHolder {
  internal static var canHoldTokens: Bool { !TokenFinders.of(Value.self).isEmpty }
  internal var holdsTokens: Bool { wrappedValue.holdsTokens || others.holdsTokens }

  internal mutating func resolveTokens(_ substitution: TokenSubstitution) {
    wrappedValue.resolveTokens(substitution)
    others.resolveTokens(substitution)
  }
}

extension Array: TokenHolder {
  internal static var canHoldTokens: Bool { isStruct(Element.self) }

  internal var holdsTokens: Bool {
    if isEmpty { return false }
    let finder = TokenFinders.of(Element.self)
    return !finder.isEmpty && indices.contains { finder.holdTokens(in: self[$0]) }
  }

  internal mutating func resolveTokens(_ substitution: TokenSubstitution) {
    for index in indices { Widgets.resolveTokens(in: &self[index], substitution) }
  }
}

extension Dictionary: TokenHolder {
  internal static var canHoldTokens: Bool { isStruct(Value.self) }

  internal var holdsTokens: Bool {
    if isEmpty { return false }
    let finder = TokenFinders.of(Value.self)
    return !finder.isEmpty && values.contains { finder.holdTokens(in: $0) }
  }

  internal mutating func resolveTokens(_ substitution: TokenSubstitution) {
    self = mapValues { value in
      var value = value
      Widgets.resolveTokens(in: &value, substitution)
      return value
    }
  }
}

extension AttributedString: TokenHolder {
  internal var holdsTokens: Bool { runs.contains(where: \.holdsTokens) }

  internal mutating func resolveTokens(_ substitution: TokenSubstitution) {
    for run in runs where run.holdsTokens {
      if let font = run.font { self[run.range].font = substitution.font(font) }
      if let color = run.foregroundColor { self[run.range].foregroundColor = substitution.color(color) }
      if let color = run.backgroundColor { self[run.range].backgroundColor = substitution.color(color) }
    }
  }
}

extension AttributedString.Runs.Run {
  fileprivate var holdsTokens: Bool {
    self.font?.holdsTokens == true || self.foregroundColor?.holdsTokens == true
      || self.backgroundColor?.holdsTokens == true
  }
}

extension Themed: TokenHolder {
  internal mutating func resolveTokens(_ substitution: TokenSubstitution) {
    wrappedValue = withoutTokens { substitution.number($0) }
  }
}

extension ThemedShadows: TokenHolder {
  internal var holdsTokens: Bool {
    if projectedValue.isEmpty { return false }
    return projectedValue.contains { $0.tokenPath != nil || Widgets.holdsTokens($0) }
  }

  internal mutating func resolveTokens(_ substitution: TokenSubstitution) {
    projectedValue = substitution.shadows(projectedValue)
    projectedValue.resolveTokens(substitution)
  }
}

// A number that is declared without `Themed`.

extension Double: TokenHolder {
  internal var holdsTokens: Bool { tokenPath != nil }

  internal mutating func resolveTokens(_ substitution: TokenSubstitution) { self = substitution.number(self) }
}

/// The themes whose values replace tokens.
internal struct TokenSubstitution {
  internal let environment: EnvironmentValues

  /// Whether tokens that are stored properties of their themes remain, because a style sheet declares them.
  internal var keepsStored = false

  /// Whether sizes of fonts that are such tokens remain, too.
  internal var keepsFontSizes = false

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
    guard keepsStored, font.holdsTokens else { return font.withoutTokens(in: environment) }
    if let path = font.tokenPath, !keeps(path) { return font.withoutTokens(in: environment) }
    return font.withoutNumberTokens { number in
      keepsFontSizes && number.tokenPath.map(keeps) == true ? number : self.number(number)
    }
  }

  /// Returns a number, or the value of its token.
  internal func number(_ number: Double) -> Double { number.withoutTokens(in: environment) }

  /// Returns the shadows with those of tokens in place of the tokens.
  internal func shadows(_ shadows: [ShadowLayer]) -> [ShadowLayer] {
    guard shadows.contains(where: { $0.tokenPath.map(keeps) == false }) else { return shadows }
    environment.reads?.noteTheme()
    return shadows.withoutTokens(in: environment.themes, except: keeps)
  }

  private func keeps(_ path: TokenPath) -> Bool { keepsStored && path.isStored }
}
