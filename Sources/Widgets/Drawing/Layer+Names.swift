import Foundation
import Mod

extension PropertyNames where Root: LayerModel {
  @inlinable public static var sublayers: Property<Root, Sublayers> { Property { $1(&$0.layer.sublayers) } }
  @inlinable public static var maskedCorners: Property<Root, CornerMask> { Property { $1(&$0.layer.maskedCorners) } }
  @inlinable public static var cornerCurve: Property<Root, CornerCurve> { Property { $1(&$0.layer.cornerCurve) } }
  @inlinable public static var borderWidth: Property<Root, Double> { Property { $1(&$0.layer.borderWidth) } }
  @inlinable public static var borderColor: Property<Root, Color?> { Property { $1(&$0.layer.borderColor) } }
  @inlinable public static var shadowColor: Property<Root, Color?> { Property { $1(&$0.layer.shadowColor) } }
  @inlinable public static var shadowOpacity: Property<Root, Double> { Property { $1(&$0.layer.shadowOpacity) } }
  @inlinable public static var shadowOffset: Property<Root, CGSize> { Property { $1(&$0.layer.shadowOffset) } }
  @inlinable public static var shadowRadius: Property<Root, Double> { Property { $1(&$0.layer.shadowRadius) } }
  @inlinable public static var shadowPath: Property<Root, Path?> { Property { $1(&$0.layer.shadowPath) } }
  @inlinable public static var opacity: Property<Root, Double> { Property { $1(&$0.layer.opacity) } }
  @inlinable public static var masksToBounds: Property<Root, Bool> { Property { $1(&$0.layer.masksToBounds) } }
  @inlinable public static var isDoubleSided: Property<Root, Bool> { Property { $1(&$0.layer.isDoubleSided) } }
  @inlinable public static var allowsGroupOpacity: Property<Root, Bool> {
    Property { $1(&$0.layer.allowsGroupOpacity) }
  }

  @inlinable public static var contents: Property<Root, Image?> { Property { $1(&$0.layer.contents) } }
  @inlinable public static var contentsGravity: Property<Root, ContentsGravity> {
    Property { $1(&$0.layer.contentsGravity) }
  }
  @inlinable public static var contentsScale: Property<Root, Double> { Property { $1(&$0.layer.contentsScale) } }
  @inlinable public static var contentsRect: Property<Root, CGRect> { Property { $1(&$0.layer.contentsRect) } }
  @inlinable public static var contentsCenter: Property<Root, CGRect> { Property { $1(&$0.layer.contentsCenter) } }
  @inlinable public static var minificationFilter: Property<Root, ContentsFilter> {
    Property { $1(&$0.layer.minificationFilter) }
  }
  @inlinable public static var magnificationFilter: Property<Root, ContentsFilter> {
    Property { $1(&$0.layer.magnificationFilter) }
  }
  @inlinable public static var shouldRasterize: Property<Root, Bool> { Property { $1(&$0.layer.shouldRasterize) } }
  @inlinable public static var rasterizationScale: Property<Root, Double> {
    Property { $1(&$0.layer.rasterizationScale) }
  }
  @inlinable public static var allowsEdgeAntialiasing: Property<Root, Bool> {
    Property { $1(&$0.layer.allowsEdgeAntialiasing) }
  }
  @inlinable public static var edgeAntialiasingMask: Property<Root, RectEdge> {
    Property { $1(&$0.layer.edgeAntialiasingMask) }
  }
  @inlinable public static var drawsAsynchronously: Property<Root, Bool> {
    Property { $1(&$0.layer.drawsAsynchronously) }
  }
  @inlinable public static var needsDisplayOnBoundsChange: Property<Root, Bool> {
    Property { $1(&$0.layer.needsDisplayOnBoundsChange) }
  }

  @inlinable public static var position: Property<Root, CGPoint> { Property { $1(&$0.layer.position) } }
  @inlinable public static var zPosition: Property<Root, Double> { Property { $1(&$0.layer.zPosition) } }
  @inlinable public static var anchorPoint: Property<Root, CGPoint> { Property { $1(&$0.layer.anchorPoint) } }
  @inlinable public static var affineTransform: Property<Root, Transform> { Property { $1(&$0.layer.affineTransform) } }
  @inlinable public static var isGeometryFlipped: Property<Root, Bool> { Property { $1(&$0.layer.isGeometryFlipped) } }
}
