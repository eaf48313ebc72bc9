import Mod
import Values

extension ThemeToken {
  /// Whether the value is another token, or has one inside, so that it depends on the rest of the theme.
  package var holdsTokens: Bool {
    if let shadows = value as? [ShadowLayer], shadows.contains(where: { $0.tokenPath != nil }) { return true }
    func holds<Value>(_ value: Value) -> Bool { Widgets.holdsTokens(value) }
    return holds(value)
  }

  /// Returns the value with its tokens replaced by their values in an environment.
  package func value(in environment: EnvironmentValues) -> any Hashable {
    let substitution = TokenSubstitution(environment: environment)
    func resolved<Value: Hashable>(_ value: Value) -> any Hashable {
      var value = value
      resolveTokens(in: &value, substitution)
      return value
    }
    let own: any Hashable = value
    if let shadows = own as? [ShadowLayer] { return resolved(substitution.shadows(shadows)) }
    return resolved(own)
  }
}
