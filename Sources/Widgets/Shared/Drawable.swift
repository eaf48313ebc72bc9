import Foundation
import Mod

/// What fills a rectangle: every widget and every layer. Why it is a protocol, see ``Accessible``.
public protocol Drawable: Sendable {
  /// The rectangle in what it lies in.
  var frame: CGRect { get set }

  /// The rectangle in its own coordinates.
  var bounds: CGRect { get set }

  /// The color behind the content.
  var backgroundColor: Color? { get set }

  /// Whether it is hidden.
  var isHidden: Bool { get set }

  /// Whether nothing shines through.
  var isOpaque: Bool { get set }

  /// The radius of the corners.
  var cornerRadius: Double { get set }
}

extension PropertyNames where Root: Drawable {
  /// Names ``Drawable/frame``.
  @inlinable public static var frame: Property<Root, CGRect> { Property { $1(&$0.frame) } }
  /// Names ``Drawable/bounds``.
  @inlinable public static var bounds: Property<Root, CGRect> { Property { $1(&$0.bounds) } }
  /// Names ``Drawable/backgroundColor``.
  @inlinable public static var backgroundColor: Property<Root, Color?> { Property { $1(&$0.backgroundColor) } }
  /// Names ``Drawable/isHidden``.
  @inlinable public static var isHidden: Property<Root, Bool> { Property { $1(&$0.isHidden) } }
  /// Names ``Drawable/cornerRadius``.
  @inlinable public static var cornerRadius: Property<Root, Double> { Property { $1(&$0.cornerRadius) } }
  /// Names ``Drawable/isOpaque``.
  @inlinable public static var isOpaque: Property<Root, Bool> { Property { $1(&$0.isOpaque) } }
}
