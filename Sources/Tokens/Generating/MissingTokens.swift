/// The treatment of tokens that some permutations lack.
public enum MissingTokens: String, Hashable, Sendable, CaseIterable {
  /// An error that names the token.
  case error
  /// The token is left out of the theme.
  case skip
  /// The token has the value of the default permutation, or of the first one that has it.
  case `default`
}
