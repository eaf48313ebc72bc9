import Foundation
import Mod

/// The shadow of a layer.
extension LayerModel {
  /// The colour of the shadow. `black` by default.
  @inlinable
  public var shadowColor: Color? {
    get { attributes.value.shadowColor }
    _modify { yield &attributes.value.shadowColor }
  }

  /// How opaque the shadow is, from 0 to 1. 0, the default, means none.
  @inlinable
  public var shadowOpacity: Double {
    get { attributes.value.shadowOpacity }
    _modify { yield &attributes.value.shadowOpacity }
  }

  /// How far the shadow is moved, in points. 3 points upwards by default.
  @inlinable
  public var shadowOffset: CGSize {
    get { attributes.value.shadowOffset }
    _modify { yield &attributes.value.shadowOffset }
  }

  /// How far the shadow is blurred, in points. 3 by default.
  @inlinable
  public var shadowRadius: Double {
    get { attributes.value.shadowRadius }
    _modify { yield &attributes.value.shadowRadius }
  }

  /// The shape of what throws the shadow, or `nil`, the default, for that of the layer.
  @inlinable
  public var shadowPath: Path? {
    get { attributes.value.shadowPath }
    _modify { yield &attributes.value.shadowPath }
  }
}

extension PropertyNames where Root: LayerModel {
  /// Names ``LayerModel/shadowColor``.
  @inlinable public static var shadowColor: Property<Root, Color?> { Property { $1(&$0.shadowColor) } }
  /// Names ``LayerModel/shadowOpacity``.
  @inlinable public static var shadowOpacity: Property<Root, Double> { Property { $1(&$0.shadowOpacity) } }
  /// Names ``LayerModel/shadowOffset``.
  @inlinable public static var shadowOffset: Property<Root, CGSize> { Property { $1(&$0.shadowOffset) } }
  /// Names ``LayerModel/shadowRadius``.
  @inlinable public static var shadowRadius: Property<Root, Double> { Property { $1(&$0.shadowRadius) } }
  /// Names ``LayerModel/shadowPath``.
  @inlinable public static var shadowPath: Property<Root, Path?> { Property { $1(&$0.shadowPath) } }
}
