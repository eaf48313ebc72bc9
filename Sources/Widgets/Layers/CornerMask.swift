/// Some of the corners of a layer. Where the y axis points downwards, `MinY` is the top.
public struct CornerMask: NamedOptionSet {
  /// The top left corner.
  public static let layerMinXMinYCorner = CornerMask(rawValue: 1 << 0)
  /// The top right corner.
  public static let layerMaxXMinYCorner = CornerMask(rawValue: 1 << 1)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = CornerMask(rawValue: 1 << 2)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = CornerMask(rawValue: 1 << 3)
  /// All four corners.
  public static let all = CornerMask(rawValue: 0b1111)

  /// The four corners with their names.
  public static var names: KeyValuePairs<Self, String> {
    [
      .layerMinXMinYCorner: "layerMinXMinYCorner",
      .layerMaxXMinYCorner: "layerMaxXMinYCorner",
      .layerMinXMaxYCorner: "layerMinXMaxYCorner",
      .layerMaxXMaxYCorner: "layerMaxXMaxYCorner",
    ]
  }

  /// One bit for each corner.
  public let rawValue: UInt

  /// Makes a set of corners from their bits.
  @inlinable
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}
