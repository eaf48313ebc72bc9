/// What a view's content means, which decides whether it is mirrored for languages written from right to left.
public enum SemanticContentAttribute: Hashable, Sendable, CaseIterable {
  /// Mirrored with the language.
  case unspecified
  /// Controls of a player, which are not mirrored.
  case playback
  /// Something with a direction in space, such as text alignment, which is not mirrored.
  case spatial
  /// Always laid out from left to right.
  case forceLeftToRight
  /// Always laid out from right to left.
  case forceRightToLeft
}
