import Foundation
import Mod

extension PropertyNames where Root: LayerModel {
  /// The sublayers, from back to front. None by default.
  @inlinable public static var sublayers: Property<Root, Sublayers> { Property { $1(&$0.layer.sublayers) } }

  /// The corners that are rounded. All four by default.
  @inlinable public static var maskedCorners: Property<Root, CornerMask> { Property { $1(&$0.layer.maskedCorners) } }

  /// The curve of the corners. `circular` by default.
  @inlinable public static var cornerCurve: Property<Root, CornerCurve> { Property { $1(&$0.layer.cornerCurve) } }

  /// The width of the border, in points. 0 by default, for no border.
  @inlinable public static var borderWidth: Property<Root, Double> { Property { $1(&$0.layer.borderWidth) } }

  /// The color of the border. `black` by default.
  @inlinable public static var borderColor: Property<Root, Color?> { Property { $1(&$0.layer.borderColor) } }

  /// The color of the shadow. `black` by default.
  @inlinable public static var shadowColor: Property<Root, Color?> { Property { $1(&$0.layer.shadowColor) } }

  /// The opacity of the shadow, from 0 to 1. 0 by default, for no shadow.
  @inlinable public static var shadowOpacity: Property<Root, Double> { Property { $1(&$0.layer.shadowOpacity) } }

  /// The offset of the shadow, in points. 3 points upwards by default.
  @inlinable public static var shadowOffset: Property<Root, CGSize> { Property { $1(&$0.layer.shadowOffset) } }

  /// The blur radius of the shadow, in points. 3 by default.
  @inlinable public static var shadowRadius: Property<Root, Double> { Property { $1(&$0.layer.shadowRadius) } }

  /// The shape that casts the shadow, or `nil` for that of the layer. `nil` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public static var shadowPath: Property<Root, Path?> { Property { $1(&$0.layer.shadowPath) } }

  /// The opacity of the layer, from 0 to 1. 1 by default.
  @inlinable public static var opacity: Property<Root, Double> { Property { $1(&$0.layer.opacity) } }

  /// Whether content outside the bounds and rounded corners is clipped. `false` by default.
  @inlinable public static var masksToBounds: Property<Root, Bool> { Property { $1(&$0.layer.masksToBounds) } }

  /// Whether the layer is visible from behind. `true` by default.
  @inlinable public static var isDoubleSided: Property<Root, Bool> { Property { $1(&$0.layer.isDoubleSided) } }

  /// Whether the content of the layer fades as a whole, and not each part by itself. `true` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public static var allowsGroupOpacity: Property<Root, Bool> {
    Property { $1(&$0.layer.allowsGroupOpacity) }
  }

  /// The image of the layer. `nil` by default.
  ///
  /// It is drawn as a symbol.
  @inlinable public static var contents: Property<Root, Image?> { Property { $1(&$0.layer.contents) } }

  /// The position of the image in the bounds. `resize` by default.
  @inlinable public static var contentsGravity: Property<Root, ContentsGravity> {
    Property { $1(&$0.layer.contentsGravity) }
  }

  /// The number of pixels of the image in a point. 1 by default.
  ///
  /// It divides the size of contents that are not stretched.
  @inlinable public static var contentsScale: Property<Root, Double> { Property { $1(&$0.layer.contentsScale) } }

  /// The visible part of the image, in fractions of its size. All of it by default.
  ///
  /// Only stretched contents are cut.
  @inlinable public static var contentsRect: Property<Root, CGRect> { Property { $1(&$0.layer.contentsRect) } }

  /// The part of the image that is stretched, in fractions of its size. All of it by default.
  @inlinable public static var contentsCenter: Property<Root, CGRect> { Property { $1(&$0.layer.contentsCenter) } }

  /// The filter that shrinks the image. `linear` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public static var minificationFilter: Property<Root, ContentsFilter> {
    Property { $1(&$0.layer.minificationFilter) }
  }

  /// The filter that enlarges the image. `linear` by default.
  @inlinable public static var magnificationFilter: Property<Root, ContentsFilter> {
    Property { $1(&$0.layer.magnificationFilter) }
  }

  /// Whether the layer is cached as a bitmap. `false` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public static var shouldRasterize: Property<Root, Bool> { Property { $1(&$0.layer.shouldRasterize) } }

  /// The number of pixels of that bitmap in a point. 1 by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public static var rasterizationScale: Property<Root, Double> {
    Property { $1(&$0.layer.rasterizationScale) }
  }

  /// Whether the edges are antialiased. `false` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public static var allowsEdgeAntialiasing: Property<Root, Bool> {
    Property { $1(&$0.layer.allowsEdgeAntialiasing) }
  }

  /// The edges that are antialiased. All four by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public static var edgeAntialiasingMask: Property<Root, RectEdge> {
    Property { $1(&$0.layer.edgeAntialiasingMask) }
  }

  /// Whether the layer is drawn in the background. `false` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public static var drawsAsynchronously: Property<Root, Bool> {
    Property { $1(&$0.layer.drawsAsynchronously) }
  }

  /// Whether the layer is drawn again when its bounds change. `false` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public static var needsDisplayOnBoundsChange: Property<Root, Bool> {
    Property { $1(&$0.layer.needsDisplayOnBoundsChange) }
  }

  /// The position of the anchor point in the superlayer. The origin by default.
  @inlinable public static var position: Property<Root, CGPoint> { Property { $1(&$0.layer.position) } }

  /// The position on the axis towards the viewer; nearer layers cover others. 0 by default.
  @inlinable public static var zPosition: Property<Root, Double> { Property { $1(&$0.layer.zPosition) } }

  /// The reference point of position and transform, in fractions of the bounds. The center by default.
  @inlinable public static var anchorPoint: Property<Root, CGPoint> { Property { $1(&$0.layer.anchorPoint) } }

  /// The transform of the layer around its anchor point. `identity` by default.
  @inlinable public static var affineTransform: Property<Root, Transform> { Property { $1(&$0.layer.affineTransform) } }

  /// Whether the y axis of the layer points upwards. `false` by default.
  @inlinable public static var isGeometryFlipped: Property<Root, Bool> { Property { $1(&$0.layer.isGeometryFlipped) } }
}

// The numbers of a layer are computed properties, whose key paths have no names.

extension Property where Value == Layer {
  /// The radius of the corners, in points. 0 by default.
  @inlinable public var cornerRadius: Property<Root, Double> {
    part(modify: { $1(&$0.cornerRadius) }, set: { $0.cornerRadius = $1 })
  }

  /// The width of the border, in points. 0 by default, for no border.
  @inlinable public var borderWidth: Property<Root, Double> {
    part(modify: { $1(&$0.borderWidth) }, set: { $0.borderWidth = $1 })
  }

  /// The opacity of the shadow, from 0 to 1. 0 by default, for no shadow.
  @inlinable public var shadowOpacity: Property<Root, Double> {
    part(modify: { $1(&$0.shadowOpacity) }, set: { $0.shadowOpacity = $1 })
  }

  /// The offset of the shadow, in points. 3 points upwards by default.
  @inlinable public var shadowOffset: Property<Root, CGSize> {
    part(modify: { $1(&$0.shadowOffset) }, set: { $0.shadowOffset = $1 })
  }

  /// The blur radius of the shadow, in points. 3 by default.
  @inlinable public var shadowRadius: Property<Root, Double> {
    part(modify: { $1(&$0.shadowRadius) }, set: { $0.shadowRadius = $1 })
  }

  /// The shadows in addition to that of the opacity, from front to back. None by default.
  @inlinable public var shadows: Property<Root, [ShadowLayer]> {
    part(modify: { $1(&$0.shadows) }, set: { $0.shadows = $1 })
  }

  /// The opacity of the layer with its content, from 0 to 1. 1 by default.
  @inlinable public var opacity: Property<Root, Double> { part(modify: { $1(&$0.opacity) }, set: { $0.opacity = $1 }) }

  /// The radius of the blur of the layer with its content, in points. 0 by default, for none.
  @inlinable public var blurRadius: Property<Root, Double> {
    part(modify: { $1(&$0.blurRadius) }, set: { $0.blurRadius = $1 })
  }
}
