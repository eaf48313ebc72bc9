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
  @inlinable
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}
