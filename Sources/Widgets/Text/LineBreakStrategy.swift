/// How lines may be broken better than at the last word that fits. It models `NSParagraphStyle.LineBreakStrategy`.
public struct LineBreakStrategy: NamedOptionSet {
  /// A paragraph does not end with a single word on its last line.
  public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
  /// Hangul breaks between words, not inside them.
  public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
  /// All that the system's own labels do.
  public static let standard = LineBreakStrategy(rawValue: 0xFFFF)

  /// The strategies by their names.
  public static var names: KeyValuePairs<Self, String> {
    [.pushOut: "pushOut", .hangulWordPriority: "hangulWordPriority"]
  }

  /// The bits, as UIKit numbers them.
  public let rawValue: UInt

  /// Makes strategies of bits.
  @inlinable
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}
