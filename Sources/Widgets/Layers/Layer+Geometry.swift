import Foundation
import Mod

extension Layer {
  /// The rectangle that the layer takes up in the layer around it. Empty, at the origin, by default.
  ///
  /// It follows from `bounds`, `position` and `affineTransform`, and setting it sets the first two.
  ///
  /// - Note: While `affineTransform` is not the identity, reading gives the smallest rectangle around the transformed
  ///   layer, and setting places the layer as it would be without.
  public var frame: CGRect {
    get { affineTransform.frame(of: bounds.size, around: position, anchor: anchorPoint) }
    set {
      bounds.size = newValue.size
      position = newValue.point(at: anchorPoint)
    }
  }
}

extension PropertyNames where Root: LayerModel {
  /// Names ``Layer/bounds``.
  @inlinable public static var bounds: Property<Root, CGRect> { Property { $1(&$0.layer.bounds) } }
  /// Names ``Layer/position``.
  @inlinable public static var position: Property<Root, CGPoint> { Property { $1(&$0.layer.position) } }
  /// Names ``Layer/zPosition``.
  @inlinable public static var zPosition: Property<Root, Double> { Property { $1(&$0.layer.zPosition) } }
  /// Names ``Layer/anchorPoint``.
  @inlinable public static var anchorPoint: Property<Root, CGPoint> { Property { $1(&$0.layer.anchorPoint) } }
  /// Names ``Layer/affineTransform``.
  @inlinable public static var affineTransform: Property<Root, Transform> { Property { $1(&$0.layer.affineTransform) } }
  /// Names ``Layer/isGeometryFlipped``.
  @inlinable public static var isGeometryFlipped: Property<Root, Bool> { Property { $1(&$0.layer.isGeometryFlipped) } }
  /// Names ``Layer/frame``.
  @inlinable public static var frame: Property<Root, CGRect> { Property { $1(&$0.layer.frame) } }
}
