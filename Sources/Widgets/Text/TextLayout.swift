/// The alignment of the lines of a text.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
  /// At the left edge.
  case left
  /// Centered.
  case center
  /// At the right edge.
  case right
  /// At both edges, with wider spaces between words. The last line of a paragraph is aligned like ``natural``.
  case justified
  /// At the leading edge of the text's language.
  case natural
}

/// The handling of a line of text that is too long.
public enum LineBreakMode: Hashable, Sendable, CaseIterable {
  /// The text wraps between words, or inside a word that fills a line.
  case byWordWrapping
  /// The text wraps between characters.
  case byCharWrapping
  /// The text is clipped at the edge.
  case byClipping
  /// The start of the text is truncated: `…wxyz`.
  case byTruncatingHead
  /// The end of the text is truncated: `abcd…`.
  case byTruncatingTail
  /// The middle of the text is truncated: `ab…yz`.
  case byTruncatingMiddle
}

/// The alignment of a label's text when its font shrinks to fit. It models `UIBaselineAdjustment`.
public enum BaselineAdjustment: Hashable, Sendable, CaseIterable {
  /// The baselines stay in place.
  case alignBaselines
  /// The centers of the letters stay in place.
  case alignCenters
  /// The top left corner stays in place.
  case none
}

/// The strategies that improve line breaks. It models `NSParagraphStyle.LineBreakStrategy`.
public struct LineBreakStrategy: NamedOptionSet {
  /// Avoids a single word on the last line of a paragraph.
  public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
  /// Breaks Hangul between words, not inside them.
  public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
  /// The strategies of the system's labels.
  public static let standard = LineBreakStrategy(rawValue: 0xFFFF)

  /// The strategies and their names.
  public static var names: KeyValuePairs<Self, String> {
    [.pushOut: "pushOut", .hangulWordPriority: "hangulWordPriority"]
  }

  /// The bits, with the values of UIKit.
  public let rawValue: UInt

  /// Creates a set from its bits.
  @inlinable public init(rawValue: UInt) { self.rawValue = rawValue }
}
