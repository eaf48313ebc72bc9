/// A type whose values are tokens of themes, or can contain them.
internal protocol TokenHolder: SendableMetatype {
  static var canHoldTokens: Bool { get }
  var holdsTokens: Bool { get }
  mutating func resolveTokens(_ substitution: TokenSubstitution)
}

extension TokenHolder {
  internal static var canHoldTokens: Bool { true }
}
