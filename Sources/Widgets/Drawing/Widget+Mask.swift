import Mod

extension Widget {
  /// The widget whose opacity masks this one, or `nil` for none. `nil` by default.
  ///
  /// It is at its frame, or as large as this one without a frame. Text and terminals do not show it, because a cell has
  /// no shape.
  public var mask: (any Widget)? {
    get { attributes.value.extras.value.mask }
    set { attributes.value.extras.value.mask = newValue }
  }
}

extension PropertyNames where Root: Widget {
  /// The widget whose opacity masks this one, or `nil` for none. `nil` by default.
  public static var mask: Property<Root, (any Widget)?> { Property { $1(&$0.mask) } }
}
