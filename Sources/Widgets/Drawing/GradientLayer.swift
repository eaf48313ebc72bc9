import Foundation
import Mod

/// A layer with a color gradient: a model of `CAGradientLayer`.
///
/// ```swift
/// let sunset = GradientLayer(.colors([.systemOrange, .systemPink]), .endPoint(CGPoint(x: 1, y: 1)))
/// ```
public struct GradientLayer: LayerModel {
  /// The colors, from start to end. None by default.
  public var colors: [Color] = []

  /// The locations of the colors, ascending from 0 to 1, or `nil` for equal distances. `nil` by default.
  public var locations: [Double]?

  /// The start of the gradient, in fractions of the bounds. The center of the top edge by default.
  public var startPoint = CGPoint(x: 0.5, y: 0)

  /// The end of the gradient, in fractions of the bounds. The center of the bottom edge by default.
  public var endPoint = CGPoint(x: 0.5, y: 1)

  /// The shape of the gradient. `axial` by default.
  public var type = Kind.axial

  /// The properties of every layer.
  @Embedded public var layer = Layer()

  /// Creates a layer with the defaults of `CAGradientLayer`.
  public init() {}

  /// The shape of a gradient.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// Along the line from the start to the end.
    case axial
    /// In ellipses around the start, out to the end.
    case radial
    /// Clockwise around the start, beginning in the direction of the end.
    case conic
  }
}

extension PropertyNames where Root == GradientLayer {
  /// The colors, from start to end. None by default.
  @inlinable public static var colors: Property<Root, [Color]> { Property { $1(&$0.colors) } }

  /// The locations of the colors, ascending from 0 to 1, or `nil` for equal distances. `nil` by default.
  @inlinable public static var locations: Property<Root, [Double]?> { Property { $1(&$0.locations) } }

  /// The start of the gradient, in fractions of the bounds. The center of the top edge by default.
  @inlinable public static var startPoint: Property<Root, CGPoint> { Property { $1(&$0.startPoint) } }

  /// The end of the gradient, in fractions of the bounds. The center of the bottom edge by default.
  @inlinable public static var endPoint: Property<Root, CGPoint> { Property { $1(&$0.endPoint) } }

  /// The shape of the gradient. `axial` by default.
  @inlinable public static var type: Property<Root, GradientLayer.Kind> { Property { $1(&$0.type) } }
}

extension ColorGradient {
  /// A layer with the gradient, from its top edge to its bottom edge.
  public var layer: GradientLayer { GradientLayer(.colors(colors), .locations(locations)) }
}
