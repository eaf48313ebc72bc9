/// The position of a layer's image in its bounds.
public enum ContentsGravity: Hashable, Sendable, CaseIterable {
  /// Centered, at its own size.
  case center
  /// Centered at the top edge, at its own size.
  case top
  /// Centered at the bottom edge, at its own size.
  case bottom
  /// Centered at the left edge, at its own size.
  case left
  /// Centered at the right edge, at its own size.
  case right
  /// In the top left corner, at its own size.
  case topLeft
  /// In the top right corner, at its own size.
  case topRight
  /// In the bottom left corner, at its own size.
  case bottomLeft
  /// In the bottom right corner, at its own size.
  case bottomRight
  /// Stretched to fill the bounds.
  case resize
  /// Scaled to fit the bounds, keeping its aspect ratio.
  case resizeAspect
  /// Scaled to fill the bounds, keeping its aspect ratio. Parts may be outside.
  case resizeAspectFill
}

/// The filter that scales the image of a layer.
public enum ContentsFilter: Hashable, Sendable, CaseIterable {
  /// Linear interpolation between pixels.
  case linear
  /// The nearest pixel, with hard edges.
  case nearest
  /// Interpolation between mipmaps.
  case trilinear
}

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
