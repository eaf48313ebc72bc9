import Foundation
import Mod

extension PropertyNames where Root: LayerModel {
  /// Names ``Layer/name``.
  @inlinable public static var name: Property<Root, String?> { Property { $1(&$0.layer.name) } }
  /// Names ``Layer/sublayers``.
  @inlinable public static var sublayers: Property<Root, Sublayers> { Property { $1(&$0.layer.sublayers) } }
  /// Names ``Layer/cornerRadius``.
  @inlinable public static var cornerRadius: Property<Root, Double> { Property { $1(&$0.layer.cornerRadius) } }
  /// Names ``Layer/maskedCorners``.
  @inlinable public static var maskedCorners: Property<Root, CornerMask> { Property { $1(&$0.layer.maskedCorners) } }
  /// Names ``Layer/cornerCurve``.
  @inlinable public static var cornerCurve: Property<Root, CornerCurve> { Property { $1(&$0.layer.cornerCurve) } }
  /// Names ``Layer/borderWidth``.
  @inlinable public static var borderWidth: Property<Root, Double> { Property { $1(&$0.layer.borderWidth) } }
  /// Names ``Layer/borderColor``.
  @inlinable public static var borderColor: Property<Root, Color?> { Property { $1(&$0.layer.borderColor) } }
  /// Names ``Layer/shadowColor``.
  @inlinable public static var shadowColor: Property<Root, Color?> { Property { $1(&$0.layer.shadowColor) } }
  /// Names ``Layer/shadowOpacity``.
  @inlinable public static var shadowOpacity: Property<Root, Double> { Property { $1(&$0.layer.shadowOpacity) } }
  /// Names ``Layer/shadowOffset``.
  @inlinable public static var shadowOffset: Property<Root, CGSize> { Property { $1(&$0.layer.shadowOffset) } }
  /// Names ``Layer/shadowRadius``.
  @inlinable public static var shadowRadius: Property<Root, Double> { Property { $1(&$0.layer.shadowRadius) } }
  /// Names ``Layer/shadowPath``.
  @inlinable public static var shadowPath: Property<Root, Path?> { Property { $1(&$0.layer.shadowPath) } }
  /// Names ``Layer/isHidden``.
  @inlinable public static var isHidden: Property<Root, Bool> { Property { $1(&$0.layer.isHidden) } }
  /// Names ``Layer/opacity``.
  @inlinable public static var opacity: Property<Root, Double> { Property { $1(&$0.layer.opacity) } }
  /// Names ``Layer/backgroundColor``.
  @inlinable public static var backgroundColor: Property<Root, Color?> { Property { $1(&$0.layer.backgroundColor) } }
  /// Names ``Layer/isOpaque``.
  @inlinable public static var isOpaque: Property<Root, Bool> { Property { $1(&$0.layer.isOpaque) } }
  /// Names ``Layer/masksToBounds``.
  @inlinable public static var masksToBounds: Property<Root, Bool> { Property { $1(&$0.layer.masksToBounds) } }
  /// Names ``Layer/isDoubleSided``.
  @inlinable public static var isDoubleSided: Property<Root, Bool> { Property { $1(&$0.layer.isDoubleSided) } }
  /// Names ``Layer/allowsGroupOpacity``.
  @inlinable public static var allowsGroupOpacity: Property<Root, Bool> {
    Property { $1(&$0.layer.allowsGroupOpacity) }
  }
}
