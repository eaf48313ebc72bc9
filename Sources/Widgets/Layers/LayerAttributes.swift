import Foundation
import Mod

/// What every layer has, whatever its kind: the properties of `CALayer`.
public struct LayerAttributes: Equatable, Sendable, InspectableByParts {
  /// The attributes of a layer that nobody has touched, shared by all such layers.
  public static let fresh = Boxed(LayerAttributes())

  @usableFromInline internal var name: String?
  @usableFromInline internal var sublayers = Sublayers()

  @usableFromInline internal var cornerRadius = 0.0
  @usableFromInline internal var maskedCorners = CornerMask.all
  @usableFromInline internal var cornerCurve = CornerCurve.circular
  @usableFromInline internal var borderWidth = 0.0
  @usableFromInline internal var borderColor = Color?.some(.black)

  @usableFromInline internal var shadowColor = Color?.some(.black)
  @usableFromInline internal var shadowOpacity = 0.0
  @usableFromInline internal var shadowOffset = CGSize(width: 0, height: -3)
  @usableFromInline internal var shadowRadius = 3.0
  @usableFromInline internal var shadowPath: Path?

  @usableFromInline internal var isHidden = false
  @usableFromInline internal var opacity = 1.0
  @usableFromInline internal var backgroundColor: Color?
  @usableFromInline internal var isOpaque = false
  @usableFromInline internal var masksToBounds = false
  @usableFromInline internal var isDoubleSided = true
  @usableFromInline internal var allowsGroupOpacity = true

  @usableFromInline internal var contents: Image?
  @usableFromInline internal var contentsGravity = ContentsGravity.resize
  @usableFromInline internal var contentsScale = 1.0
  @usableFromInline internal var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  @usableFromInline internal var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  @usableFromInline internal var minificationFilter = ContentsFilter.linear
  @usableFromInline internal var magnificationFilter = ContentsFilter.linear

  @usableFromInline internal var shouldRasterize = false
  @usableFromInline internal var rasterizationScale = 1.0
  @usableFromInline internal var allowsEdgeAntialiasing = false
  @usableFromInline internal var edgeAntialiasingMask = RectEdge.all
  @usableFromInline internal var drawsAsynchronously = false
  @usableFromInline internal var needsDisplayOnBoundsChange = false

  @usableFromInline internal var bounds = CGRect.zero
  @usableFromInline internal var position = CGPoint.zero
  @usableFromInline internal var zPosition = 0.0
  @usableFromInline internal var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  @usableFromInline internal var affineTransform = Transform.identity
  @usableFromInline internal var isGeometryFlipped = false

  @usableFromInline internal init() {}
}
