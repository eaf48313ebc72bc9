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
