import Foundation
import Mod

/// The position and the size of a view.
extension Widget {
  /// The bounds of the view in its own coordinates. Empty by default.
  @inlinable public var bounds: CGRect {
    get { attributes.value.geometry.value.bounds }
    _modify { yield &attributes.value.geometry.value.bounds }
  }

  /// The center of the bounds in the coordinates of the superview. The origin by default.
  @inlinable public var center: CGPoint {
    get { attributes.value.geometry.value.center }
    _modify { yield &attributes.value.geometry.value.center }
  }

  /// The transform of the view around its center. `identity` by default.
  @inlinable public var transform: Transform {
    get { attributes.value.geometry.value.transform }
    _modify { yield &attributes.value.geometry.value.transform }
  }

  /// The parts of the geometry that change when the superview is resized. None by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public var autoresizingMask: AutoresizingMask {
    get { attributes.value.geometry.value.autoresizingMask }
    _modify { yield &attributes.value.geometry.value.autoresizingMask }
  }

  /// Whether the subviews are resized with this view, according to their masks. `true` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public var autoresizesSubviews: Bool {
    get { attributes.value.geometry.value.autoresizesSubviews }
    _modify { yield &attributes.value.geometry.value.autoresizesSubviews }
  }

  /// The rectangle of the view in its superview. Empty, at the origin, by default.
  ///
  /// It is computed from `bounds`, `center` and `transform`. Setting it sets the first two.
  ///
  /// - Note: While `transform` is not the identity, reading returns the smallest rectangle around the transformed view,
  ///   and setting positions the view as if it were not transformed.
  @inlinable public var frame: CGRect {
    get { transform.frame(of: bounds.size, around: center, anchor: layer.anchorPoint) }
    set {
      bounds.size = newValue.size
      center = newValue.point(at: layer.anchorPoint)
    }
  }
}

extension PropertyNames where Root: Widget {
  /// The center of the bounds in the coordinates of the superview. The origin by default.
  @inlinable public static var center: Property<Root, CGPoint> { Property { $1(&$0.center) } }

  /// The transform of the view around its center. `identity` by default.
  @inlinable public static var transform: Property<Root, Transform> { Property { $1(&$0.transform) } }

  /// The parts of the geometry that change when the superview is resized. None by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public static var autoresizingMask: Property<Root, AutoresizingMask> {
    Property { $1(&$0.autoresizingMask) }
  }

  /// Whether the subviews are resized with this view, according to their masks. `true` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public static var autoresizesSubviews: Property<Root, Bool> { Property { $1(&$0.autoresizesSubviews) } }
}

/// The geometry of a view, and its part in a layout by constraints.
@usableFromInline internal struct GeometryAttributes: Equatable, Sendable, InspectableByParts {
  @usableFromInline internal static let fresh = Boxed(GeometryAttributes())

  @usableFromInline internal var bounds = CGRect.zero
  @usableFromInline internal var center = CGPoint.zero
  @usableFromInline internal var transform = Transform.identity
  @usableFromInline internal var autoresizingMask = AutoresizingMask()
  @usableFromInline internal var autoresizesSubviews = true

  @usableFromInline internal var translatesAutoresizingMaskIntoConstraints = true
  @usableFromInline internal var preservesSuperviewLayoutMargins = false
  @usableFromInline internal var insetsLayoutMarginsFromSafeArea = true
  @inlinable internal var directionalLayoutMargins: DirectionalEdgeInsets {
    get { _directionalLayoutMargins.wrappedValue }
    _modify { yield &_directionalLayoutMargins.wrappedValue }
  }
  @usableFromInline internal var _directionalLayoutMargins = Themed(wrappedValue: DirectionalEdgeInsets(8))

  @usableFromInline internal var horizontalContentHuggingPriority = LayoutPriority.defaultLow
  @usableFromInline internal var verticalContentHuggingPriority = LayoutPriority.defaultLow
  @usableFromInline internal var horizontalContentCompressionResistancePriority = LayoutPriority.defaultHigh
  @usableFromInline internal var verticalContentCompressionResistancePriority = LayoutPriority.defaultHigh
}

/// The parts of a view's geometry that change when its superview is resized.
public struct AutoresizingMask: NamedOptionSet {
  /// The distance from the left edge.
  public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
  /// The width.
  public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
  /// The distance from the right edge.
  public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
  /// The distance from the top edge.
  public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
  /// The height.
  public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
  /// The distance from the bottom edge.
  public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)

  /// The options and their names.
  public static var names: KeyValuePairs<Self, String> {
    [
      .flexibleLeftMargin: "flexibleLeftMargin", .flexibleWidth: "flexibleWidth",
      .flexibleRightMargin: "flexibleRightMargin", .flexibleTopMargin: "flexibleTopMargin",
      .flexibleHeight: "flexibleHeight", .flexibleBottomMargin: "flexibleBottomMargin",
    ]
  }

  /// The bits, with one for each option.
  public let rawValue: UInt

  /// Creates a mask from its bits.
  @inlinable public init(rawValue: UInt) { self.rawValue = rawValue }
}
