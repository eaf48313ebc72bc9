/// A set of a layer's corners. If the y axis points downwards, `MinY` is the top.
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

  /// The corners and their names.
  public static var names: KeyValuePairs<Self, String> {
    [
      .layerMinXMinYCorner: "layerMinXMinYCorner", .layerMaxXMinYCorner: "layerMaxXMinYCorner",
      .layerMinXMaxYCorner: "layerMinXMaxYCorner", .layerMaxXMaxYCorner: "layerMaxXMaxYCorner",
    ]
  }

  /// The bits, with one for each corner.
  public let rawValue: UInt

  /// Creates a set from its bits.
  @inlinable public init(rawValue: UInt) { self.rawValue = rawValue }
}

/// The curve of a layer's corners.
public enum CornerCurve: Hashable, Sendable, CaseIterable {
  /// A quarter of a circle.
  case circular
  /// A continuous curve, as that of app icons.
  case continuous
}
