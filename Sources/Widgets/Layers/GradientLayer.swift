import Foundation
import Mod

/// A layer that changes from one colour to the next: a model of `CAGradientLayer`.
///
/// ```swift
/// let sunset = GradientLayer(.colors([.systemOrange, .systemPink]), .endPoint(CGPoint(x: 1, y: 1)))
/// ```
public struct GradientLayer: LayerModel {
  /// The colours, from start to end. None by default.
  public var colors: [Color] = []

  /// Where each colour is, from 0 to 1 and rising, or `nil`, the default, for even steps.
  public var locations: [Double]?

  /// Where the gradient starts, in shares of the bounds. The middle of the top edge by default.
  public var startPoint = CGPoint(x: 0.5, y: 0)

  /// Where the gradient ends, in shares of the bounds. The middle of the bottom edge by default.
  public var endPoint = CGPoint(x: 0.5, y: 1)

  /// The shape of the gradient. `axial` by default.
  public var type = Kind.axial

  /// What every layer has.
  @Embedded public var layer = Layer()

  /// Makes a layer with the defaults of `CAGradientLayer`.
  public init() {}

  /// The shape of a gradient.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// Along the line from the start to the end.
    case axial
    /// In ellipses about the start, out to the end.
    case radial
    /// Around the start, as the hand of a clock goes, beginning towards the end.
    case conic
  }
}

extension PropertyNames where Root == GradientLayer {
  /// Names ``GradientLayer/colors``.
  @inlinable public static var colors: Property<Root, [Color]> { Property { $1(&$0.colors) } }
  /// Names ``GradientLayer/locations``.
  @inlinable public static var locations: Property<Root, [Double]?> { Property { $1(&$0.locations) } }
  /// Names ``GradientLayer/startPoint``.
  @inlinable public static var startPoint: Property<Root, CGPoint> { Property { $1(&$0.startPoint) } }
  /// Names ``GradientLayer/endPoint``.
  @inlinable public static var endPoint: Property<Root, CGPoint> { Property { $1(&$0.endPoint) } }
  /// Names ``GradientLayer/type``.
  @inlinable public static var type: Property<Root, GradientLayer.Kind> { Property { $1(&$0.type) } }
}
