import Mod

extension Theme {
  /// An empty dictionary, because no token is deprecated by default.
  public static var deprecated: [PartialKeyPath<Self>: String] { [:] }

  /// The messages of deprecated tokens, by the names of the tokens.
  package static var deprecatedTokens: [String: String] {
    Dictionary(deprecated.map { ($0.path, $1) }) { first, _ in first }
  }
}
