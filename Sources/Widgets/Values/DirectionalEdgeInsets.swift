/// Distances from the edges of a rectangle inwards, in points, that follow the direction of the language.
///
/// Leading is left in English and right in Arabic.
public struct DirectionalEdgeInsets: Hashable, Sendable {
  /// No distance on any side.
  public static let zero = DirectionalEdgeInsets()

  /// The distance from the top edge.
  public var top: Double
  /// The distance from the edge where lines start.
  public var leading: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the edge where lines end.
  public var trailing: Double

  /// Makes insets of the given distances; those left out are 0.
  @inlinable
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Makes insets of one distance on all four sides.
  @inlinable
  public init(_ distance: Double) {
    self.init(top: distance, leading: distance, bottom: distance, trailing: distance)
  }
}
