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

  @usableFromInline internal var outlineAttributes = LayerOutline()
  @usableFromInline internal var shadowAttributes = LayerShadow()
  @usableFromInline internal var visibilityAttributes = LayerVisibility()
  @usableFromInline internal var imageAttributes = LayerImage()
  @usableFromInline internal var renderingAttributes = LayerRendering()

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
