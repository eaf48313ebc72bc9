import Foundation
import Mod

/// The attributes of every view: the properties of `UIView`.
///
/// Widgets embed them, so that they are reported as their own: `label.isHidden`.
public struct ViewAttributes: Equatable, Sendable, InspectableByParts {
  /// The attributes of an unmodified view, which all such views share.
  public static let fresh = Boxed(ViewAttributes())

  @usableFromInline internal var key: WidgetKey?
  @usableFromInline internal var tag = 0
  @usableFromInline internal var restorationIdentifier: String?
  @usableFromInline internal var focusGroupIdentifier: String?

  @usableFromInline internal var isHidden = false
  @usableFromInline internal var alpha = 1.0
  @usableFromInline internal var backgroundColor: Color?
  @usableFromInline internal var tintColor: Color?
  @usableFromInline internal var tintAdjustmentMode = TintAdjustmentMode.automatic
  @usableFromInline internal var isOpaque = true
  @usableFromInline internal var clipsToBounds = false
  @usableFromInline internal var contentMode = ContentMode.scaleToFill
  @usableFromInline internal var clearsContextBeforeDrawing = true
  @usableFromInline internal var overrideUserInterfaceStyle = UserInterfaceStyle.unspecified
  @usableFromInline internal var layer = Layer.fresh

  @usableFromInline internal var isUserInteractionEnabled = true
  @usableFromInline internal var isMultipleTouchEnabled = false
  @usableFromInline internal var isExclusiveTouch = false
  @usableFromInline internal var gestureRecognizers = GestureRecognizers()

  @usableFromInline internal var bounds = CGRect.zero
  @usableFromInline internal var center = CGPoint.zero
  @usableFromInline internal var transform = Transform.identity
  @usableFromInline internal var autoresizingMask = AutoresizingMask()
  @usableFromInline internal var autoresizesSubviews = true

  @usableFromInline internal var directionalLayoutMargins = DirectionalEdgeInsets(8)

  @usableFromInline internal var translatesAutoresizingMaskIntoConstraints = true
  @usableFromInline internal var semanticContentAttribute = SemanticContentAttribute.unspecified
  @usableFromInline internal var preservesSuperviewLayoutMargins = false
  @usableFromInline internal var insetsLayoutMarginsFromSafeArea = true
  @usableFromInline internal var horizontalContentHuggingPriority = LayoutPriority.defaultLow
  @usableFromInline internal var verticalContentHuggingPriority = LayoutPriority.defaultLow
  @usableFromInline internal var horizontalContentCompressionResistancePriority = LayoutPriority.defaultHigh
  @usableFromInline internal var verticalContentCompressionResistancePriority = LayoutPriority.defaultHigh

  @usableFromInline internal var behaviors = Behaviors()

  // Attributes that few views set are in a box of their own, so that changing a fresh view copies little.
  @usableFromInline internal var layout = LayoutAttributes.fresh
  @usableFromInline internal var accessibility = AccessibilityAttributes.fresh

  @usableFromInline internal init() {}
}
