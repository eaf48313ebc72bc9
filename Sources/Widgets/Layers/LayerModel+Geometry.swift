import Foundation
import Mod

/// Where a layer is, and how large.
extension LayerModel {
  /// The rectangle that the layer shows, in its own coordinates. Empty by default.
  @inlinable
  public var bounds: CGRect {
    get { attributes.value.bounds }
    _modify { yield &attributes.value.bounds }
  }

  /// Where the anchor point is, in the coordinates of the layer around it. The origin by default.
  @inlinable
  public var position: CGPoint {
    get { attributes.value.position }
    _modify { yield &attributes.value.position }
  }

  /// How near to the beholder the layer is; nearer ones cover others. 0 by default.
  @inlinable
  public var zPosition: Double {
    get { attributes.value.zPosition }
    _modify { yield &attributes.value.zPosition }
  }

  /// The point that the layer is placed by and turned about, in shares of its bounds. The middle by default.
  @inlinable
  public var anchorPoint: CGPoint {
    get { attributes.value.anchorPoint }
    _modify { yield &attributes.value.anchorPoint }
  }

  /// How the layer is moved, scaled and turned about its anchor point. `identity` by default.
  @inlinable
  public var affineTransform: Transform {
    get { attributes.value.affineTransform }
    _modify { yield &attributes.value.affineTransform }
  }

  /// Whether the y axis points upwards in the layer. `false` by default.
  @inlinable
  public var isGeometryFlipped: Bool {
    get { attributes.value.isGeometryFlipped }
    _modify { yield &attributes.value.isGeometryFlipped }
  }

  /// The rectangle that the layer takes up in the layer around it. Empty, at the origin, by default.
  ///
  /// It follows from `bounds`, `position` and `affineTransform`, and setting it sets the first two.
  ///
  /// - Note: While `affineTransform` is not the identity, reading gives the smallest rectangle around the transformed layer,
  ///   and setting places the layer as it would be without.
  public var frame: CGRect {
    get { affineTransform.frame(of: bounds.size, around: position, anchor: anchorPoint) }
    set {
      bounds.size = newValue.size
      position = newValue.point(at: anchorPoint)
    }
  }
}

extension PropertyNames where Root: LayerModel {
  /// Names ``LayerModel/bounds``.
  @inlinable public static var bounds: Property<Root, CGRect> { Property { $1(&$0.bounds) } }
  /// Names ``LayerModel/position``.
  @inlinable public static var position: Property<Root, CGPoint> { Property { $1(&$0.position) } }
  /// Names ``LayerModel/zPosition``.
  @inlinable public static var zPosition: Property<Root, Double> { Property { $1(&$0.zPosition) } }
  /// Names ``LayerModel/anchorPoint``.
  @inlinable public static var anchorPoint: Property<Root, CGPoint> { Property { $1(&$0.anchorPoint) } }
  /// Names ``LayerModel/affineTransform``.
  @inlinable public static var affineTransform: Property<Root, Transform> { Property { $1(&$0.affineTransform) } }
  /// Names ``LayerModel/isGeometryFlipped``.
  @inlinable public static var isGeometryFlipped: Property<Root, Bool> { Property { $1(&$0.isGeometryFlipped) } }
  /// Names ``LayerModel/frame``.
  @inlinable public static var frame: Property<Root, CGRect> { Property { $1(&$0.frame) } }
}
