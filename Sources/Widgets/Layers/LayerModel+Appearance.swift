import Mod

/// How a layer looks.
extension LayerModel {
  /// Whether the layer is hidden. `false` by default.
  @inlinable
  public var isHidden: Bool {
    get { attributes.value.isHidden }
    _modify { yield &attributes.value.isHidden }
  }

  /// How opaque the layer is, with all that is in it, from 0 to 1. 1 by default.
  @inlinable
  public var opacity: Double {
    get { attributes.value.opacity }
    _modify { yield &attributes.value.opacity }
  }

  /// The colour of the ground, or `nil`, the default, for none.
  @inlinable
  public var backgroundColor: Color? {
    get { attributes.value.backgroundColor }
    _modify { yield &attributes.value.backgroundColor }
  }

  /// Whether the layer promises to fill its bounds. `false` by default.
  @inlinable
  public var isOpaque: Bool {
    get { attributes.value.isOpaque }
    _modify { yield &attributes.value.isOpaque }
  }

  /// Whether what overhangs the bounds, rounded corners included, is cut off. `false` by default.
  @inlinable
  public var masksToBounds: Bool {
    get { attributes.value.masksToBounds }
    _modify { yield &attributes.value.masksToBounds }
  }

  /// Whether the layer shows when it is seen from behind. `true` by default.
  @inlinable
  public var isDoubleSided: Bool {
    get { attributes.value.isDoubleSided }
    _modify { yield &attributes.value.isDoubleSided }
  }

  /// Whether what is in the layer fades as one, and not each by itself. `true` by default.
  @inlinable
  public var allowsGroupOpacity: Bool {
    get { attributes.value.allowsGroupOpacity }
    _modify { yield &attributes.value.allowsGroupOpacity }
  }
}

extension PropertyNames where Root: LayerModel {
  /// Names ``LayerModel/isHidden``.
  @inlinable public static var isHidden: Property<Root, Bool> { Property { $1(&$0.isHidden) } }
  /// Names ``LayerModel/opacity``.
  @inlinable public static var opacity: Property<Root, Double> { Property { $1(&$0.opacity) } }
  /// Names ``LayerModel/backgroundColor``.
  @inlinable public static var backgroundColor: Property<Root, Color?> { Property { $1(&$0.backgroundColor) } }
  /// Names ``LayerModel/isOpaque``.
  @inlinable public static var isOpaque: Property<Root, Bool> { Property { $1(&$0.isOpaque) } }
  /// Names ``LayerModel/masksToBounds``.
  @inlinable public static var masksToBounds: Property<Root, Bool> { Property { $1(&$0.masksToBounds) } }
  /// Names ``LayerModel/isDoubleSided``.
  @inlinable public static var isDoubleSided: Property<Root, Bool> { Property { $1(&$0.isDoubleSided) } }
  /// Names ``LayerModel/allowsGroupOpacity``.
  @inlinable public static var allowsGroupOpacity: Property<Root, Bool> { Property { $1(&$0.allowsGroupOpacity) } }
}
