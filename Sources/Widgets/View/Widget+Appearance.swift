import Mod

extension Widget {
  /// Whether the view is hidden, and out of the way of layout and touches. `false` by default.
  @inlinable
  public var isHidden: Bool {
    get { attributes.value.isHidden }
    _modify { yield &attributes.value.isHidden }
  }

  /// How opaque the view is, from 0 to 1. 1 by default.
  @inlinable
  public var alpha: Double {
    get { attributes.value.alpha }
    _modify { yield &attributes.value.alpha }
  }

  /// The layer that draws the view.
  @inlinable
  public var layer: Layer {
    get { attributes.value.layer.value }
    _modify { yield &attributes.value.layer.value }
  }
}

extension PropertyNames where Root: Widget {
  /// Names ``Widget/isHidden``.
  @inlinable public static var isHidden: Property<Root, Bool> { Property { $1(&$0.isHidden) } }
  /// Names ``Widget/alpha``.
  @inlinable public static var alpha: Property<Root, Double> { Property { $1(&$0.alpha) } }
  /// Names ``Widget/layer``.
  @inlinable public static var layer: Property<Root, Layer> { Property { $1(&$0.layer) } }
}
