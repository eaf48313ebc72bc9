/// The parts of a view's geometry that change when its superview is resized.
public struct AutoresizingMask: NamedOptionSet {
  /// The distance from the left edge.
  public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
  /// The width.
  public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
  /// The distance from the right edge.
  public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
  /// The distance from the top edge.
  public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
  /// The height.
  public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
  /// The distance from the bottom edge.
  public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)

  /// The options and their names.
  public static var names: KeyValuePairs<Self, String> {
    [
      .flexibleLeftMargin: "flexibleLeftMargin", .flexibleWidth: "flexibleWidth",
      .flexibleRightMargin: "flexibleRightMargin", .flexibleTopMargin: "flexibleTopMargin",
      .flexibleHeight: "flexibleHeight", .flexibleBottomMargin: "flexibleBottomMargin",
    ]
  }

  /// The bits, with one for each option.
  public let rawValue: UInt

  /// Creates a mask from its bits.
  @inlinable public init(rawValue: UInt) { self.rawValue = rawValue }
}
