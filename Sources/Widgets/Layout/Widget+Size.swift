import Mod

/// The preferred size of a view, which UIKit expresses by constraints.
extension Widget {
  /// The preferred width of the view, or `nil` for that of its content. `nil` by default.
  @inlinable public var width: LayoutLength? {
    get { attributes.value.layout.value.width }
    _modify { yield &attributes.value.layout.value.width }
  }

  /// The minimum width of the view, or `nil` for none. `nil` by default.
  @inlinable public var minimumWidth: LayoutLength? {
    get { attributes.value.layout.value.minimumWidth }
    _modify { yield &attributes.value.layout.value.minimumWidth }
  }

  /// The maximum width of the view, or `nil` for none. `nil` by default.
  @inlinable public var maximumWidth: LayoutLength? {
    get { attributes.value.layout.value.maximumWidth }
    _modify { yield &attributes.value.layout.value.maximumWidth }
  }

  /// The preferred height of the view, or `nil` for that of its content. `nil` by default.
  @inlinable public var height: LayoutLength? {
    get { attributes.value.layout.value.height }
    _modify { yield &attributes.value.layout.value.height }
  }

  /// The minimum height of the view, or `nil` for none. `nil` by default.
  @inlinable public var minimumHeight: LayoutLength? {
    get { attributes.value.layout.value.minimumHeight }
    _modify { yield &attributes.value.layout.value.minimumHeight }
  }

  /// The maximum height of the view, or `nil` for none. `nil` by default.
  @inlinable public var maximumHeight: LayoutLength? {
    get { attributes.value.layout.value.maximumHeight }
    _modify { yield &attributes.value.layout.value.maximumHeight }
  }
}

extension PropertyNames where Root: Widget {
  /// The preferred width of the view, or `nil` for that of its content. `nil` by default.
  @inlinable public static var width: Property<Root, LayoutLength?> { Property { $1(&$0.width) } }

  /// The minimum width of the view, or `nil` for none. `nil` by default.
  @inlinable public static var minimumWidth: Property<Root, LayoutLength?> { Property { $1(&$0.minimumWidth) } }

  /// The maximum width of the view, or `nil` for none. `nil` by default.
  @inlinable public static var maximumWidth: Property<Root, LayoutLength?> { Property { $1(&$0.maximumWidth) } }

  /// The preferred height of the view, or `nil` for that of its content. `nil` by default.
  @inlinable public static var height: Property<Root, LayoutLength?> { Property { $1(&$0.height) } }

  /// The minimum height of the view, or `nil` for none. `nil` by default.
  @inlinable public static var minimumHeight: Property<Root, LayoutLength?> { Property { $1(&$0.minimumHeight) } }

  /// The maximum height of the view, or `nil` for none. `nil` by default.
  @inlinable public static var maximumHeight: Property<Root, LayoutLength?> { Property { $1(&$0.maximumHeight) } }
}

extension Mod where Root: Widget {
  /// Sets ``Widget/width`` to points: `.width(250)`, `.width(250, priority: .defaultHigh)`.
  @inlinable public static func width(_ points: Double, priority: LayoutPriority = .required) -> Mod {
    .width(LayoutLength(points, priority: priority))
  }

  /// Sets ``Widget/minimumWidth`` to points.
  @inlinable public static func width(min points: Double, priority: LayoutPriority = .required) -> Mod {
    .minimumWidth(points, priority: priority)
  }

  /// Sets ``Widget/minimumWidth`` to points: `.minimumWidth(32)`, also written `.width(min: 32)`.
  @inlinable public static func minimumWidth(_ points: Double, priority: LayoutPriority = .required) -> Mod {
    .minimumWidth(LayoutLength(points, priority: priority))
  }

  /// Sets ``Widget/maximumWidth`` to points.
  @inlinable public static func width(max points: Double, priority: LayoutPriority = .required) -> Mod {
    .maximumWidth(points, priority: priority)
  }

  /// Sets ``Widget/maximumWidth`` to points: `.maximumWidth(32)`, also written `.width(max: 32)`.
  @inlinable public static func maximumWidth(_ points: Double, priority: LayoutPriority = .required) -> Mod {
    .maximumWidth(LayoutLength(points, priority: priority))
  }

  /// Sets ``Widget/height`` to points: `.height(250)`, `.height(250, priority: .defaultHigh)`.
  @inlinable public static func height(_ points: Double, priority: LayoutPriority = .required) -> Mod {
    .height(LayoutLength(points, priority: priority))
  }

  /// Sets ``Widget/minimumHeight`` to points.
  @inlinable public static func height(min points: Double, priority: LayoutPriority = .required) -> Mod {
    .minimumHeight(points, priority: priority)
  }

  /// Sets ``Widget/minimumHeight`` to points: `.minimumHeight(32)`, also written `.height(min: 32)`.
  @inlinable public static func minimumHeight(_ points: Double, priority: LayoutPriority = .required) -> Mod {
    .minimumHeight(LayoutLength(points, priority: priority))
  }

  /// Sets ``Widget/maximumHeight`` to points.
  @inlinable public static func height(max points: Double, priority: LayoutPriority = .required) -> Mod {
    .maximumHeight(points, priority: priority)
  }

  /// Sets ``Widget/maximumHeight`` to points: `.maximumHeight(32)`, also written `.height(max: 32)`.
  @inlinable public static func maximumHeight(_ points: Double, priority: LayoutPriority = .required) -> Mod {
    .maximumHeight(LayoutLength(points, priority: priority))
  }

  /// Sets ``Widget/width`` and ``Widget/height`` to points.
  @inlinable public static func size(width: Double, height: Double, priority: LayoutPriority = .required) -> Mod {
    [.width(width, priority: priority), .height(height, priority: priority)]
  }

  /// Sets ``Widget/width`` and ``Widget/height`` to the same number of points.
  @inlinable public static func size(_ side: Double, priority: LayoutPriority = .required) -> Mod {
    .size(width: side, height: side, priority: priority)
  }
}

/// A preferred width or height of a view.
public struct LayoutLength: Hashable, Sendable {
  /// The length in points.
  @inlinable public var points: Double {
    get { _points.wrappedValue }
    _modify { yield &_points.wrappedValue }
  }
  @usableFromInline internal var _points: Themed<Double>

  /// The length in points, or a token's number.
  package var pointsWithToken: Double { _points.projectedValue }

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
