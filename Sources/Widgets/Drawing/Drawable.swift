import Foundation
import Mod

/// A model with a rectangle: every widget and every layer. ``Accessible`` explains the purpose of such protocols.
public protocol Drawable: Hideable {
  /// The rectangle in the coordinates of its container.
  var frame: CGRect { get set }

  /// The rectangle in its own coordinates.
  var bounds: CGRect { get set }

  /// The color behind the content.
  var backgroundColor: Color? { get set }

  /// Whether the element is opaque.
  ///
  /// Carried for renderers of your own: no preview shows it.
  var isOpaque: Bool { get set }

  /// The radius of the corners.
  var cornerRadius: Double { get set }
}

extension PropertyNames where Root: Drawable {
  /// The rectangle in the coordinates of its container.
  @inlinable public static var frame: Property<Root, CGRect> { Property { $1(&$0.frame) } }

  /// The rectangle in its own coordinates.
  @inlinable public static var bounds: Property<Root, CGRect> { Property { $1(&$0.bounds) } }

  /// The color behind the content.
  @inlinable public static var backgroundColor: Property<Root, Color?> { Property { $1(&$0.backgroundColor) } }

  /// The radius of the corners.
  @inlinable public static var cornerRadius: Property<Root, Double> { Property { $1(&$0.cornerRadius) } }

  /// Whether the element is opaque.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public static var isOpaque: Property<Root, Bool> { Property { $1(&$0.isOpaque) } }
}
