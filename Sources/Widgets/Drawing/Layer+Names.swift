import Foundation
import Mod

extension PropertyNames where Root: LayerModel {
  @_alwaysEmitIntoClient public static var sublayers: Property<Root, Sublayers> { Property { $1(&$0.layer.sublayers) } }
  @_alwaysEmitIntoClient public static var maskedCorners: Property<Root, CornerMask> {
    Property { $1(&$0.layer.maskedCorners) }
  }
  @_alwaysEmitIntoClient public static var cornerCurve: Property<Root, CornerCurve> {
    Property { $1(&$0.layer.cornerCurve) }
  }
  @_alwaysEmitIntoClient public static var borderWidth: Property<Root, Double> {
    Property { $1(&$0.layer.borderWidth) }
  }
  @_alwaysEmitIntoClient public static var borderColor: Property<Root, Color?> {
    Property { $1(&$0.layer.borderColor) }
  }
  @_alwaysEmitIntoClient public static var shadowColor: Property<Root, Color?> {
    Property { $1(&$0.layer.shadowColor) }
  }
  @_alwaysEmitIntoClient public static var shadowOpacity: Property<Root, Double> {
    Property { $1(&$0.layer.shadowOpacity) }
  }
  @_alwaysEmitIntoClient public static var shadowOffset: Property<Root, CGSize> {
    Property { $1(&$0.layer.shadowOffset) }
  }
  @_alwaysEmitIntoClient public static var shadowRadius: Property<Root, Double> {
    Property { $1(&$0.layer.shadowRadius) }
  }
  @_alwaysEmitIntoClient public static var shadowPath: Property<Root, Path?> { Property { $1(&$0.layer.shadowPath) } }
  @_alwaysEmitIntoClient public static var opacity: Property<Root, Double> { Property { $1(&$0.layer.opacity) } }
  @_alwaysEmitIntoClient public static var masksToBounds: Property<Root, Bool> {
    Property { $1(&$0.layer.masksToBounds) }
  }
  @_alwaysEmitIntoClient public static var isDoubleSided: Property<Root, Bool> {
    Property { $1(&$0.layer.isDoubleSided) }
  }
  @_alwaysEmitIntoClient public static var allowsGroupOpacity: Property<Root, Bool> {
    Property { $1(&$0.layer.allowsGroupOpacity) }
  }

  @_alwaysEmitIntoClient public static var contents: Property<Root, Image?> { Property { $1(&$0.layer.contents) } }
  @_alwaysEmitIntoClient public static var contentsGravity: Property<Root, ContentsGravity> {
    Property { $1(&$0.layer.contentsGravity) }
  }
  @_alwaysEmitIntoClient public static var contentsScale: Property<Root, Double> {
    Property { $1(&$0.layer.contentsScale) }
  }
  @_alwaysEmitIntoClient public static var contentsRect: Property<Root, CGRect> {
    Property { $1(&$0.layer.contentsRect) }
  }
  @_alwaysEmitIntoClient public static var contentsCenter: Property<Root, CGRect> {
    Property { $1(&$0.layer.contentsCenter) }
  }
  @_alwaysEmitIntoClient public static var minificationFilter: Property<Root, ContentsFilter> {
    Property { $1(&$0.layer.minificationFilter) }
  }
  @_alwaysEmitIntoClient public static var magnificationFilter: Property<Root, ContentsFilter> {
    Property { $1(&$0.layer.magnificationFilter) }
  }
  @_alwaysEmitIntoClient public static var shouldRasterize: Property<Root, Bool> {
    Property { $1(&$0.layer.shouldRasterize) }
  }
  @_alwaysEmitIntoClient public static var rasterizationScale: Property<Root, Double> {
    Property { $1(&$0.layer.rasterizationScale) }
  }
  @_alwaysEmitIntoClient public static var allowsEdgeAntialiasing: Property<Root, Bool> {
    Property { $1(&$0.layer.allowsEdgeAntialiasing) }
  }
  @_alwaysEmitIntoClient public static var edgeAntialiasingMask: Property<Root, RectEdge> {
    Property { $1(&$0.layer.edgeAntialiasingMask) }
  }
  @_alwaysEmitIntoClient public static var drawsAsynchronously: Property<Root, Bool> {
    Property { $1(&$0.layer.drawsAsynchronously) }
  }
  @_alwaysEmitIntoClient public static var needsDisplayOnBoundsChange: Property<Root, Bool> {
    Property { $1(&$0.layer.needsDisplayOnBoundsChange) }
  }

  @_alwaysEmitIntoClient public static var position: Property<Root, CGPoint> { Property { $1(&$0.layer.position) } }
  @_alwaysEmitIntoClient public static var zPosition: Property<Root, Double> { Property { $1(&$0.layer.zPosition) } }
  @_alwaysEmitIntoClient public static var anchorPoint: Property<Root, CGPoint> {
    Property { $1(&$0.layer.anchorPoint) }
  }
  @_alwaysEmitIntoClient public static var affineTransform: Property<Root, Transform> {
    Property { $1(&$0.layer.affineTransform) }
  }
  @_alwaysEmitIntoClient public static var isGeometryFlipped: Property<Root, Bool> {
    Property { $1(&$0.layer.isGeometryFlipped) }
  }
}
