/// Insets from the edges of a rectangle, in points. Negative values point outwards.
public struct EdgeInsets: Hashable, Sendable {
  /// No distance on any side.
  public static let zero = EdgeInsets()

  /// The distance from the top edge.
  public var top: Double
  /// The distance from the left edge.
  public var left: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the right edge.
  public var right: Double

  /// Creates insets with the given distances, which are 0 by default.
  @inlinable public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Creates insets with the same distance on all sides.
  @inlinable public init(_ distance: Double) {
    self.init(top: distance, left: distance, bottom: distance, right: distance)
  }

  /// Creates insets with a horizontal and a vertical distance.
  @inlinable public init(h: Double, v: Double) { self.init(top: v, left: h, bottom: v, right: h) }
}

extension EdgeInsets: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Creates insets with the same distance on all sides: `.contentEdgeInsets(12.5)`.
  @inlinable
  public init(floatLiteral distance: Double) { self.init(distance) }

  /// Creates insets with the same distance on all sides: `.contentEdgeInsets(12)`.
  @inlinable
  public init(integerLiteral distance: Int) { self.init(Double(distance)) }
}
