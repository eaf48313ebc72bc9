/// Insets from the edges of a rectangle, in points, in the direction of the language.
///
/// Leading is left in English and right in Arabic.
public struct DirectionalEdgeInsets: Hashable, Sendable {
  /// No distance on any side.
  public static let zero = DirectionalEdgeInsets()

  /// The distance from the top edge.
  public var top: Double
  /// The distance from the leading edge.
  public var leading: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the trailing edge.
  public var trailing: Double

  /// Creates insets with the given distances, which are 0 by default.
  @inlinable public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates insets with the same distance on all sides.
  @inlinable public init(_ distance: Double) {
    self.init(top: distance, leading: distance, bottom: distance, trailing: distance)
  }
}

extension DirectionalEdgeInsets: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Creates insets with the same distance on all sides: `.directionalLayoutMargins(12.5)`.
  @inlinable
  public init(floatLiteral distance: Double) { self.init(distance) }

  /// Creates insets with the same distance on all sides: `.directionalLayoutMargins(12)`.
  @inlinable
  public init(integerLiteral distance: Int) { self.init(Double(distance)) }
}
