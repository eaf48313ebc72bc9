import Mod

/// A model of `CALayer`: corners, borders, shadows.
public struct Layer: Configurable, Inspectable, Equatable, Sendable {
  /// A layer that nobody has touched, shared by all such views.
  public static let fresh = Boxed(Layer())

  /// The radius of the corners, in points. 0 by default.
  public var cornerRadius = 0.0

  /// The width of the border, in points. 0 by default, for no border.
  public var borderWidth = 0.0

  /// Makes a layer with the defaults of `CALayer`.
  public init() {}
}

extension PropertyNames where Root == Layer {
  /// Names ``Layer/cornerRadius``.
  @inlinable public static var cornerRadius: Property<Root, Double> { Property { $1(&$0.cornerRadius) } }
  /// Names ``Layer/borderWidth``.
  @inlinable public static var borderWidth: Property<Root, Double> { Property { $1(&$0.borderWidth) } }
}
