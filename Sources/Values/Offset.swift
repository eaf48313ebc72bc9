/// An offset of a position, in points.
public struct Offset: Hashable, Sendable {
  /// No distance.
  public static let zero = Offset()

  /// The distance to the right. Negative values are to the left.
  public var horizontal: Double

  /// The distance downwards. Negative values are upwards.
  public var vertical: Double

  /// Creates an offset with the given distances, which are 0 by default.
  @inlinable public init(horizontal: Double = 0, vertical: Double = 0) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
