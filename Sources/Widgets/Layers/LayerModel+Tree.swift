import Mod

/// What a layer is called, and what is in it.
extension LayerModel {
  /// The name of the layer. `nil` by default.
  @inlinable
  public var name: String? {
    get { attributes.value.name }
    _modify { yield &attributes.value.name }
  }

  /// The layers in this one, the hindmost first. None by default.
  @inlinable
  public var sublayers: Sublayers {
    get { attributes.value.sublayers }
    _modify { yield &attributes.value.sublayers }
  }
}

extension PropertyNames where Root: LayerModel {
  /// Names ``LayerModel/name``.
  @inlinable public static var name: Property<Root, String?> { Property { $1(&$0.name) } }
  /// Names ``LayerModel/sublayers``.
  @inlinable public static var sublayers: Property<Root, Sublayers> { Property { $1(&$0.sublayers) } }
}
