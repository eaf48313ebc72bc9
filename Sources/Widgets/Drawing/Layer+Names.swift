import Foundation
import Mod

extension PropertyNames where Root: LayerModel {
  /// Names ``Layer/sublayers``.
  @inlinable public static var sublayers: Property<Root, Sublayers> { Property { $1(&$0.layer.sublayers) } }
  /// Names ``Layer/maskedCorners``.
  @inlinable public static var maskedCorners: Property<Root, CornerMask> { Property { $1(&$0.layer.maskedCorners) } }
  /// Names ``Layer/cornerCurve``.
  @inlinable public static var cornerCurve: Property<Root, CornerCurve> { Property { $1(&$0.layer.cornerCurve) } }
  /// Names ``Layer/borderWidth``.
  @inlinable public static var borderWidth: Property<Root, Double> { Property { $1(&$0.layer.borderWidth) } }
  /// Names ``Layer/borderColor``.
  @inlinable public static var borderColor: Property<Root, Color?> { Property { $1(&$0.layer.borderColor) } }
  /// Names ``Layer/shadowColor``.
  @inlinable public static var shadowColor: Property<Root, Color?> { Property { $1(&$0.layer.shadowColor) } }
  /// Names ``Layer/shadowOpacity``.
  @inlinable public static var shadowOpacity: Property<Root, Double> { Property { $1(&$0.layer.shadowOpacity) } }
  /// Names ``Layer/shadowOffset``.
  @inlinable public static var shadowOffset: Property<Root, CGSize> { Property { $1(&$0.layer.shadowOffset) } }
  /// Names ``Layer/shadowRadius``.
  @inlinable public static var shadowRadius: Property<Root, Double> { Property { $1(&$0.layer.shadowRadius) } }
  /// Names ``Layer/shadowPath``.
  @inlinable public static var shadowPath: Property<Root, Path?> { Property { $1(&$0.layer.shadowPath) } }
  /// Names ``Layer/opacity``.
  @inlinable public static var opacity: Property<Root, Double> { Property { $1(&$0.layer.opacity) } }
  /// Names ``Layer/masksToBounds``.
  @inlinable public static var masksToBounds: Property<Root, Bool> { Property { $1(&$0.layer.masksToBounds) } }
  /// Names ``Layer/isDoubleSided``.
  @inlinable public static var isDoubleSided: Property<Root, Bool> { Property { $1(&$0.layer.isDoubleSided) } }
  /// Names ``Layer/allowsGroupOpacity``.
  @inlinable public static var allowsGroupOpacity: Property<Root, Bool> {
    Property { $1(&$0.layer.allowsGroupOpacity) }
  }

  /// Names ``Layer/contents``.
  @inlinable public static var contents: Property<Root, Image?> { Property { $1(&$0.layer.contents) } }
  /// Names ``Layer/contentsGravity``.
  @inlinable public static var contentsGravity: Property<Root, ContentsGravity> {
    Property { $1(&$0.layer.contentsGravity) }
  }
  /// Names ``Layer/contentsScale``.
  @inlinable public static var contentsScale: Property<Root, Double> { Property { $1(&$0.layer.contentsScale) } }
  /// Names ``Layer/contentsRect``.
  @inlinable public static var contentsRect: Property<Root, CGRect> { Property { $1(&$0.layer.contentsRect) } }
  /// Names ``Layer/contentsCenter``.
  @inlinable public static var contentsCenter: Property<Root, CGRect> { Property { $1(&$0.layer.contentsCenter) } }
  /// Names ``Layer/minificationFilter``.
  @inlinable public static var minificationFilter: Property<Root, ContentsFilter> {
    Property { $1(&$0.layer.minificationFilter) }
  }
  /// Names ``Layer/magnificationFilter``.
  @inlinable public static var magnificationFilter: Property<Root, ContentsFilter> {
    Property { $1(&$0.layer.magnificationFilter) }
  }
  /// Names ``Layer/shouldRasterize``.
  @inlinable public static var shouldRasterize: Property<Root, Bool> { Property { $1(&$0.layer.shouldRasterize) } }
  /// Names ``Layer/rasterizationScale``.
  @inlinable public static var rasterizationScale: Property<Root, Double> {
    Property { $1(&$0.layer.rasterizationScale) }
  }
  /// Names ``Layer/allowsEdgeAntialiasing``.
  @inlinable public static var allowsEdgeAntialiasing: Property<Root, Bool> {
    Property { $1(&$0.layer.allowsEdgeAntialiasing) }
  }
  /// Names ``Layer/edgeAntialiasingMask``.
  @inlinable public static var edgeAntialiasingMask: Property<Root, RectEdge> {
    Property { $1(&$0.layer.edgeAntialiasingMask) }
  }
  /// Names ``Layer/drawsAsynchronously``.
  @inlinable public static var drawsAsynchronously: Property<Root, Bool> {
    Property { $1(&$0.layer.drawsAsynchronously) }
  }
  /// Names ``Layer/needsDisplayOnBoundsChange``.
  @inlinable public static var needsDisplayOnBoundsChange: Property<Root, Bool> {
    Property { $1(&$0.layer.needsDisplayOnBoundsChange) }
  }

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
}
