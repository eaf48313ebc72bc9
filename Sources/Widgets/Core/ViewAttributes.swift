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

  @usableFromInline internal var drawing = DrawingAttributes()
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

/// The attributes with which a view is drawn.
@usableFromInline internal struct DrawingAttributes: Equatable, Sendable, InspectableByParts {
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
}

// The initial attributes of kinds of views that differ from a plain view. All views of a kind share them.

extension ViewAttributes {
  internal static let label = View(
    .isUserInteractionEnabled(false), .isAccessibilityElement(true), .accessibilityTraits(.staticText)
  ).attributes
  internal static let spacer = View(.isUserInteractionEnabled(false)).attributes
  internal static let divider = View(.isUserInteractionEnabled(false), .backgroundColor(.separator)).attributes
  internal static let imageView = View(.isUserInteractionEnabled(false), .accessibilityTraits(.image)).attributes
  internal static let control = View(.isAccessibilityElement(true)).attributes
  internal static let button = View(.isAccessibilityElement(true), .accessibilityTraits(.button)).attributes
  internal static let adjustable = View(.isAccessibilityElement(true), .accessibilityTraits(.adjustable)).attributes
  internal static let scrollView = View(.clipsToBounds(true)).attributes
  internal static let textView = View(.clipsToBounds(true), .isAccessibilityElement(true)).attributes
}

/// The attributes of a view that few views set.
@usableFromInline internal struct ViewExtras: Equatable, Sendable, InspectableByParts {
  @usableFromInline internal static let fresh = Boxed(ViewExtras())

  @usableFromInline internal var tintAdjustmentMode = TintAdjustmentMode.automatic
  @usableFromInline internal var clearsContextBeforeDrawing = true

  @usableFromInline internal var isMultipleTouchEnabled = false
  @usableFromInline internal var isExclusiveTouch = false

  @usableFromInline internal var animation: Animation?
  internal var navigationTitle: String?
  internal var operation: ControlOperation?
  @NotCompared internal var stateGrounds = StateGrounds()
  @Slot internal var mask: (any Widget)?
}

/// A property that is not compared, so that values which differ in it alone are equal.
@propertyWrapper internal struct NotCompared<Value: Sendable>: Equatable, Sendable {
  internal var wrappedValue: Value

  internal init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  internal static func == (first: NotCompared, second: NotCompared) -> Bool { true }
}

/// The attributes that few widgets have, and that concern the tree around the widget.
package struct RareAttributes: Equatable, Sendable {
  /// Whether the widget has an animation of its own.
  package var haveAnimation = false

  /// Whether the widget gives a title to the screen around it.
  package var haveTitle = false

  /// Whether the widget changes the environment inside it.
  package var haveEnvironment = false

  /// The light or dark style that the widget sets for itself and for everything inside it.
  package var interfaceStyle = UserInterfaceStyle.unspecified

  package init() {}

  fileprivate init(of attributes: Boxed<ViewAttributes>) {
    // Reading by way of the box's storage does not copy the attributes.
    let attributes = attributes.storage
    haveEnvironment = attributes.value.behaviors.haveEnvironment
    interfaceStyle = attributes.value.drawing.overrideUserInterfaceStyle
    if attributes.value.extras.identity == ViewExtras.fresh.identity { return }
    let extras = attributes.value.extras.storage
    haveAnimation = extras.value.animation != nil
    haveTitle = extras.value.navigationTitle != nil
  }

  /// Whether the widget has no rare attribute, except perhaps an interface style.
  package var isEmpty: Bool { !haveAnimation && !haveTitle && !haveEnvironment }
}

extension Widget {
  /// The rare attributes of the widget.
  package var rareAttributes: RareAttributes { RareAttributes(of: attributes) }

  /// Returns the rare attributes in place, because reading a property of a stored value copies the value.
  package mutating func readRareAttributes() -> RareAttributes { RareAttributes(of: attributes) }
}
