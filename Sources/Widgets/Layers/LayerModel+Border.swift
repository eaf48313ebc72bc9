import Mod

/// The edge of a layer: its corners and the line along it.
extension LayerModel {
  /// The radius of the corners, in points. 0 by default.
  @inlinable
  public var cornerRadius: Double {
    get { attributes.value.cornerRadius }
    _modify { yield &attributes.value.cornerRadius }
  }

  /// The corners that are rounded. All four by default.
  @inlinable
  public var maskedCorners: CornerMask {
    get { attributes.value.maskedCorners }
    _modify { yield &attributes.value.maskedCorners }
  }

  /// The curve that the corners follow. `circular` by default.
  @inlinable
  public var cornerCurve: CornerCurve {
    get { attributes.value.cornerCurve }
    _modify { yield &attributes.value.cornerCurve }
  }

  /// The width of the border, in points. 0, the default, means none.
  @inlinable
  public var borderWidth: Double {
    get { attributes.value.borderWidth }
    _modify { yield &attributes.value.borderWidth }
  }

  /// The colour of the border. `black` by default.
  @inlinable
  public var borderColor: Color? {
    get { attributes.value.borderColor }
    _modify { yield &attributes.value.borderColor }
  }
}

extension PropertyNames where Root: LayerModel {
  /// Names ``LayerModel/cornerRadius``.
  @inlinable public static var cornerRadius: Property<Root, Double> { Property { $1(&$0.cornerRadius) } }
  /// Names ``LayerModel/maskedCorners``.
  @inlinable public static var maskedCorners: Property<Root, CornerMask> { Property { $1(&$0.maskedCorners) } }
  /// Names ``LayerModel/cornerCurve``.
  @inlinable public static var cornerCurve: Property<Root, CornerCurve> { Property { $1(&$0.cornerCurve) } }
  /// Names ``LayerModel/borderWidth``.
  @inlinable public static var borderWidth: Property<Root, Double> { Property { $1(&$0.borderWidth) } }
  /// Names ``LayerModel/borderColor``.
  @inlinable public static var borderColor: Property<Root, Color?> { Property { $1(&$0.borderColor) } }
}
