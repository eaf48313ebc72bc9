/// A distance to move something by, in points.
public struct Offset: Hashable, Sendable {
  /// No distance.
  public static let zero = Offset()

  /// The distance to the right; less than 0 is to the left.
  public var horizontal: Double

  /// The distance downwards; less than 0 is upwards.
  public var vertical: Double

  /// Creates an offset of the given distances; those left out are 0.
  @inlinable
  public init(horizontal: Double = 0, vertical: Double = 0) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
