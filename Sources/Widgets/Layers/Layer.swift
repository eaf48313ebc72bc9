import Foundation
import Mod

/// What draws a view, or a part of one: a model of `CALayer`.
///
/// ```swift
/// let card = View(.layer.cornerRadius(12), .layer.shadowOpacity(0.2))
/// ```
public struct Layer: LayerModel {
  /// A layer that nobody has touched, shared by all such views.
  public static let fresh = Boxed(Layer())

  /// The name of the layer. `nil` by default.
  public var name: String?

  /// The layers in this one, the hindmost first. None by default.
  public var sublayers = Sublayers()

  /// The radius of the corners, in points. 0 by default.
  public var cornerRadius = 0.0

  /// The corners that are rounded. All four by default.
  public var maskedCorners = CornerMask.all

  /// The curve that the corners follow. `circular` by default.
  public var cornerCurve = CornerCurve.circular

  /// The width of the border, in points. 0, the default, means none.
  public var borderWidth = 0.0

  /// The colour of the border. `black` by default.
  public var borderColor: Color? = .black

  /// The colour of the shadow. `black` by default.
  public var shadowColor: Color? = .black

  /// How opaque the shadow is, from 0 to 1. 0, the default, means none.
  public var shadowOpacity = 0.0

  /// How far the shadow is moved, in points. 3 points upwards by default.
  public var shadowOffset = CGSize(width: 0, height: -3)

  /// How far the shadow is blurred, in points. 3 by default.
  public var shadowRadius = 3.0

  /// The shape of what throws the shadow, or `nil`, the default, for that of the layer.
  public var shadowPath: Path?

  /// Whether the layer is hidden. `false` by default.
  public var isHidden = false

  /// How opaque the layer is, with all that is in it, from 0 to 1. 1 by default.
  public var opacity = 1.0

  /// The colour of the ground, or `nil`, the default, for none.
  public var backgroundColor: Color?

  /// Whether the layer promises to fill its bounds. `false` by default.
  public var isOpaque = false

  /// Whether what overhangs the bounds, rounded corners included, is cut off. `false` by default.
  public var masksToBounds = false

  /// Whether the layer shows when it is seen from behind. `true` by default.
  public var isDoubleSided = true

  /// Whether what is in the layer fades as one, and not each by itself. `true` by default.
  public var allowsGroupOpacity = true

  /// The image that the layer shows. `nil` by default.
  public var contents: Image?

  /// How the image fits into the bounds. `resize` by default.
  public var contentsGravity = ContentsGravity.resize

  /// How many pixels of the image make a point. 1 by default.
  public var contentsScale = 1.0

  /// The part of the image that shows, in shares of its size. All of it by default.
  public var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)

  /// The part of the image that is stretched, in shares of its size. All of it by default.
  public var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)

  /// How the image is made smaller. `linear` by default.
  public var minificationFilter = ContentsFilter.linear

  /// How the image is made larger. `linear` by default.
  public var magnificationFilter = ContentsFilter.linear

  /// Whether the layer is drawn once as a bitmap, and the bitmap after that. `false` by default.
  public var shouldRasterize = false

  /// How many pixels of that bitmap make a point. 1 by default.
  public var rasterizationScale = 1.0

  /// Whether the edges are smoothed. `false` by default.
  public var allowsEdgeAntialiasing = false

  /// The edges that are smoothed. All four by default.
  public var edgeAntialiasingMask = RectEdge.all

  /// Whether the layer is drawn in the background. `false` by default.
  public var drawsAsynchronously = false

  /// Whether the layer is drawn anew when its bounds change. `false` by default.
  public var needsDisplayOnBoundsChange = false

  /// The rectangle that the layer shows, in its own coordinates. Empty by default.
  public var bounds = CGRect.zero

  /// Where the anchor point is, in the coordinates of the layer around it. The origin by default.
  public var position = CGPoint.zero

  /// How near to the beholder the layer is; nearer ones cover others. 0 by default.
  public var zPosition = 0.0

  /// The point that the layer is placed by and turned about, in shares of its bounds. The middle by default.
  public var anchorPoint = CGPoint(x: 0.5, y: 0.5)

  /// How the layer is moved, scaled and turned about its anchor point. `identity` by default.
  public var affineTransform = Transform.identity

  /// Whether the y axis points upwards in the layer. `false` by default.
  public var isGeometryFlipped = false

  /// What the layer does over time. Nothing by default.
  public var behaviors = Behaviors()

  /// Makes a layer with the defaults of `CALayer`.
  public init() {}
}
