import Foundation
import Mod

/// Where a view is, and how large.
extension Widget {
  /// The rectangle that the view shows, in its own coordinates. Empty by default.
  @inlinable
  public var bounds: CGRect {
    get { attributes.value.bounds }
    _modify { yield &attributes.value.bounds }
  }

  /// Where the middle of the bounds is, in the coordinates of the view around it. The origin by default.
  @inlinable
  public var center: CGPoint {
    get { attributes.value.center }
    _modify { yield &attributes.value.center }
  }

  /// How the view is moved, scaled and turned about its middle. `identity` by default.
  @inlinable
  public var transform: Transform {
    get { attributes.value.transform }
    _modify { yield &attributes.value.transform }
  }

  /// What changes when the view around it changes its size. Nothing by default.
  @inlinable
  public var autoresizingMask: AutoresizingMask {
    get { attributes.value.autoresizingMask }
    _modify { yield &attributes.value.autoresizingMask }
  }

  /// Whether the views inside are resized with this one, as their masks say. `true` by default.
  @inlinable
  public var autoresizesSubviews: Bool {
    get { attributes.value.autoresizesSubviews }
    _modify { yield &attributes.value.autoresizesSubviews }
  }

  /// The rectangle that the view takes up in the view around it. Empty, at the origin, by default.
  ///
  /// It follows from `bounds`, `center` and `transform`, and setting it sets the first two.
  ///
  /// - Note: While `transform` is not the identity, reading gives the smallest rectangle around the transformed view,
  ///   and setting places the view as it would be without.
  @inlinable
  public var frame: CGRect {
    get { transform.frame(of: bounds.size, around: center, anchor: layer.anchorPoint) }
    set {
      bounds.size = newValue.size
      center = newValue.point(at: layer.anchorPoint)
    }
  }
}

extension PropertyNames where Root: Widget {
  /// Names ``Widget/center``.
  @inlinable public static var center: Property<Root, CGPoint> { Property { $1(&$0.center) } }
  /// Names ``Widget/transform``.
  @inlinable public static var transform: Property<Root, Transform> { Property { $1(&$0.transform) } }
  /// Names ``Widget/autoresizingMask``.
  @inlinable public static var autoresizingMask: Property<Root, AutoresizingMask> {
    Property { $1(&$0.autoresizingMask) }
  }
  /// Names ``Widget/autoresizesSubviews``.
  @inlinable public static var autoresizesSubviews: Property<Root, Bool> { Property { $1(&$0.autoresizesSubviews) } }
}
