import Foundation
import Mod

/// The attributes of every view: the properties of `UIView`.
///
/// Widgets embed them, so that they are reported as their own: `label.isHidden`.
public struct ViewAttributes: Equatable, Sendable, InspectableByParts {
  /// The attributes of an unmodified view, which all such views share.
  public static let fresh = Boxed(ViewAttributes())

  @usableFromInline internal var key: WidgetKey?
  // The key takes a byte more than two words, and the flag another.
  @usableFromInline internal var isHidden = false

  // Attributes that few views set are in boxes of their own, so that changing a fresh view copies little.
  @usableFromInline internal var identity = IdentityAttributes.fresh

  @inlinable internal var alpha: Double {
    get { _alpha.wrappedValue }
    set { _alpha.wrappedValue = newValue }
    _modify { yield &_alpha.wrappedValue }
  }
  @usableFromInline internal var _alpha = Themed(wrappedValue: 1.0)
  @usableFromInline internal var backgroundColor: Color?
  @usableFromInline internal var tintColor: Color?
  @usableFromInline internal var isOpaque = true
  @usableFromInline internal var clipsToBounds = false
  @usableFromInline internal var contentMode = ContentMode.scaleToFill
  @usableFromInline internal var overrideUserInterfaceStyle = UserInterfaceStyle.unspecified
  @usableFromInline internal var isUserInteractionEnabled = true
  @usableFromInline internal var semanticContentAttribute = SemanticContentAttribute.unspecified
  @usableFromInline internal var layer = Layer.fresh

  @usableFromInline internal var gestureRecognizers = GestureRecognizers()
  @usableFromInline internal var geometry = GeometryAttributes.fresh
  @usableFromInline internal var behaviors = Behaviors()
  @usableFromInline internal var layout = LayoutAttributes.fresh
  @usableFromInline internal var extras = ViewExtras.fresh
  @usableFromInline internal var accessibility = AccessibilityAttributes.fresh

  @usableFromInline internal init() {}
}
