import Foundation
import Mod

/// The drawing of a view or of a part of it: a model of `CALayer`.
///
/// ```swift
/// let card = View(.layer.cornerRadius(12), .layer.shadowOpacity(0.2))
/// ```
public struct Layer: LayerModel {
  /// An unmodified layer, which all such views share.
  public static let fresh = Boxed(Layer())

  /// The name of the layer. `nil` by default.
  public var name: String?

  /// The sublayers, from back to front. None by default.
  ///
  /// A view that does not clip its content shows them beyond its bounds. A sublayer without a frame has the
  /// bounds of the layer around it. Sublayers of sublayers are drawn up to 32 levels. A terminal shows only gradients.
  public var sublayers = Sublayers()

  /// The radius of the corners, in points. 0 by default.
  @inlinable public var cornerRadius: Double {
    get { _cornerRadius.wrappedValue }
    set { _cornerRadius.wrappedValue = newValue }
    _modify { yield &_cornerRadius.wrappedValue }
  }
  @usableFromInline internal var _cornerRadius = Themed(wrappedValue: 0.0)

  /// The corners that are rounded. All four by default.
  public var maskedCorners = CornerMask.all

  /// The curve of the corners. `circular` by default.
  public var cornerCurve = CornerCurve.circular

  /// The width of the border, in points. 0 by default, for no border.
  ///
  /// The border is above sublayers and subviews. In a page it is below subviews, and below sublayers that reach beyond
  /// the view.
  @inlinable public var borderWidth: Double {
    get { _borderWidth.wrappedValue }
    set { _borderWidth.wrappedValue = newValue }
    _modify { yield &_borderWidth.wrappedValue }
  }
  @usableFromInline internal var _borderWidth = Themed(wrappedValue: 0.0)

  /// The color of the border. `black` by default.
  public var borderColor: Color? = .black

  /// The color of the shadow. `black` by default.
  public var shadowColor: Color? = .black

  /// The opacity of the shadow, from 0 to 1. 0 by default, for no shadow.
  @inlinable public var shadowOpacity: Double {
    get { _shadowOpacity.wrappedValue }
    set { _shadowOpacity.wrappedValue = newValue }
    _modify { yield &_shadowOpacity.wrappedValue }
  }
  @usableFromInline internal var _shadowOpacity = Themed(wrappedValue: 0.0)

  /// The offset of the shadow, in points. 3 points upwards by default.
  @inlinable public var shadowOffset: CGSize {
    get { _shadowOffset.wrappedValue }
    set { _shadowOffset.wrappedValue = newValue }
    _modify { yield &_shadowOffset.wrappedValue }
  }
  @usableFromInline internal var _shadowOffset = Themed(wrappedValue: CGSize(width: 0, height: -3))

  /// The blur radius of the shadow, in points. 3 by default.
  @inlinable public var shadowRadius: Double {
    get { _shadowRadius.wrappedValue }
    set { _shadowRadius.wrappedValue = newValue }
    _modify { yield &_shadowRadius.wrappedValue }
  }
  @usableFromInline internal var _shadowRadius = Themed(wrappedValue: 3.0)

  /// The shape that casts the shadow, or `nil` for that of the layer. `nil` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  public var shadowPath: Path?

  /// Whether the layer is hidden. `false` by default.
  public var isHidden = false

  /// The opacity of the layer with its content, from 0 to 1. 1 by default.
  @inlinable public var opacity: Double {
    get { _opacity.wrappedValue }
    set { _opacity.wrappedValue = newValue }
    _modify { yield &_opacity.wrappedValue }
  }
  @usableFromInline internal var _opacity = Themed(wrappedValue: 1.0)

  /// The background color, or `nil` for none. `nil` by default.
  public var backgroundColor: Color?

  /// Whether the layer fills its bounds completely. `false` by default.
  public var isOpaque = false

  /// Whether content outside the bounds and rounded corners is clipped. `false` by default.
  public var masksToBounds = false

  /// Whether the layer is visible from behind. `true` by default.
  ///
  /// A transform that mirrors the layer turns its back to the viewer.
  public var isDoubleSided = true

  /// Whether the content of the layer fades as a whole, and not each part by itself. `true` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  public var allowsGroupOpacity = true

  /// The image of the layer. `nil` by default.
  public var contents: Image?

  /// The position of the image in the bounds. `resize` by default.
  public var contentsGravity = ContentsGravity.resize

  /// The number of pixels of the image in a point. 1 by default.
  public var contentsScale = 1.0

  /// The visible part of the image, in fractions of its size. All of it by default.
  public var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)

  /// The part of the image that is stretched, in fractions of its size. All of it by default.
  ///
  /// Only stretched contents have such a part.
  public var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)

  /// The filter that shrinks the image. `linear` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  public var minificationFilter = ContentsFilter.linear

  /// The filter that enlarges the image. `linear` by default.
  ///
  /// Pages use it for images that they load.
  public var magnificationFilter = ContentsFilter.linear

  /// Whether the layer is cached as a bitmap. `false` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  public var shouldRasterize = false

  /// The number of pixels of that bitmap in a point. 1 by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  public var rasterizationScale = 1.0

  /// Whether the edges are antialiased. `false` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  public var allowsEdgeAntialiasing = false

  /// The edges that are antialiased. All four by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  public var edgeAntialiasingMask = RectEdge.all

  /// Whether the layer is drawn in the background. `false` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  public var drawsAsynchronously = false

  /// Whether the layer is drawn again when its bounds change. `false` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  public var needsDisplayOnBoundsChange = false

  /// The bounds of the layer in its own coordinates. Empty by default.
  public var bounds = CGRect.zero

  /// The position of the anchor point in the superlayer. The origin by default.
  ///
  /// The layer of a view is where the `center` of the view is.
  public var position = CGPoint.zero

  /// The position on the axis towards the viewer; nearer layers cover others. 0 by default.
  public var zPosition = 0.0

  /// The reference point of position and transform, in fractions of the bounds. The center by default.
  public var anchorPoint = CGPoint(x: 0.5, y: 0.5)

  /// The transform of the layer around its anchor point. `identity` by default.
  public var affineTransform = Transform.identity

  /// Whether the y axis of the layer points upwards. `false` by default.
  public var isGeometryFlipped = false

  // Attributes that few layers set are in a box of their own, so that a corner costs little.
  internal var extras = LayerExtras.fresh

  /// The behaviors of the layer. None by default.
  public var behaviors = Behaviors()

  /// Creates a layer with the defaults of `CALayer`.
  public init() {}
}

extension Layer {
  /// The rectangle of the layer in its superlayer. Empty, at the origin, by default.
  ///
  /// It is computed from `bounds`, `position` and `affineTransform`. Setting it sets the first two.
  ///
  /// - Note: While `affineTransform` is not the identity, reading returns the smallest rectangle around the transformed
  ///   layer, and setting positions the layer as if it were not transformed.
  public var frame: CGRect {
    get { affineTransform.frame(of: bounds.size, around: position, anchor: anchorPoint) }
    set {
      bounds.size = newValue.size
      position = newValue.point(at: anchorPoint)
    }
  }
}
