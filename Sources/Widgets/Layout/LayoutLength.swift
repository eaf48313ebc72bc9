/// A preferred width or height of a view.
public struct LayoutLength: Hashable, Sendable {
  /// The length in points.
  @inlinable public var points: Double {
    get { _points.wrappedValue }
    _modify { yield &_points.wrappedValue }
  }
  @usableFromInline internal var _points: Themed<Double>

  /// The priority relative to other lengths.
  public var priority: LayoutPriority

  /// Creates a length with a priority. By default, it is required.
  @inlinable public init(_ points: Double, priority: LayoutPriority = .required) {
    _points = Themed(wrappedValue: points)
    self.priority = priority
  }
}

extension LayoutLength: CustomStringConvertible {
  /// The points, and the priority unless it is `.required`: `250.0`, `250.0 at .defaultHigh`.
  public var description: String {
    let points = _points.debugDescription
    return priority == .required ? points : "\(points) at \(priority)"
  }
}

extension LayoutLength: Interpolatable {
  /// The length in points. The priority jumps.
  public var animatableData: [Double] {
    get { [points] }
    set { points = newValue[0] }
  }
}
