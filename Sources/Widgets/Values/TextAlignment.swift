/// Where the lines of a text stand.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
  /// At the left edge.
  case left
  /// In the middle.
  case center
  /// At the right edge.
  case right
  /// At both edges, with wider spaces between the words; the last line of a paragraph as by ``natural``.
  case justified
  /// Where the language of the text starts its lines.
  case natural
}
