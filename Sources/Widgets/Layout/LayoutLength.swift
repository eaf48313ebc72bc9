/// A width or a height that a view wishes for.
public struct LayoutLength: Hashable, Sendable {
  /// The length in points.
  public var points: Double

  /// How much the wish counts against others.
  public var priority: LayoutPriority

  /// Makes a length that must be met, or one that counts less.
  @inlinable
  public init(_ points: Double, priority: LayoutPriority = .required) {
    self.points = points
    self.priority = priority
  }
}

extension LayoutLength: CustomStringConvertible {
  /// The points, and the priority where it is not `.required`: `250.0`, `250.0 at .defaultHigh`.
  public var description: String {
    priority == .required ? "\(points)" : "\(points) at \(priority)"
  }
}
