/// What happens to a line of text that is too long.
public enum LineBreakMode: Hashable, Sendable, CaseIterable {
  /// It wraps between words, or inside one that fills a line.
  case byWordWrapping
  /// It wraps between characters.
  case byCharWrapping
  /// It is cut off at the edge.
  case byClipping
  /// It ends where the text ends, with an ellipsis at the start: `…wxyz`.
  case byTruncatingHead
  /// It starts where the text starts, with an ellipsis at the end: `abcd…`.
  case byTruncatingTail
  /// It shows both ends of the text, with an ellipsis between: `ab…yz`.
  case byTruncatingMiddle
}
