/// The meaning of a view's content, which determines whether it is mirrored for right-to-left languages.
public enum SemanticContentAttribute: Hashable, Sendable, CaseIterable {
  /// Mirrored with the language.
  case unspecified
  /// Controls of a player, which are not mirrored.
  case playback
  /// A direction in space, such as text alignment, which is not mirrored.
  case spatial
  /// Always laid out from left to right.
  case forceLeftToRight
  /// Always laid out from right to left.
  case forceRightToLeft
}
