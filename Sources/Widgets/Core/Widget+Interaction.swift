import Mod

/// The handling of touches in a view.
extension Widget {
  /// Whether the view receives touches. `true` by default, `false` for labels and image views.
  @inlinable public var isUserInteractionEnabled: Bool {
    get { attributes.value.isUserInteractionEnabled }
    _modify { yield &attributes.value.isUserInteractionEnabled }
  }

  /// Whether the view receives more than one touch at a time. `false` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public var isMultipleTouchEnabled: Bool {
    get { attributes.value.extras.value.isMultipleTouchEnabled }
    _modify { yield &attributes.value.extras.value.isMultipleTouchEnabled }
  }

  /// Whether no other view receives touches while this one does. `false` by default.
  ///
  /// While the view is held, no other view receives touches. While another view is held, this one receives none.
  @inlinable public var isExclusiveTouch: Bool {
    get { attributes.value.extras.value.isExclusiveTouch }
    _modify { yield &attributes.value.extras.value.isExclusiveTouch }
  }

  /// The gesture recognizers of the view. None by default.
  @inlinable public var gestureRecognizers: GestureRecognizers {
    get { attributes.value.gestureRecognizers }
    _modify { yield &attributes.value.gestureRecognizers }
  }
}

extension PropertyNames where Root: Widget {
  /// Whether the view receives touches. `true` by default, `false` for labels and image views.
  @inlinable public static var isUserInteractionEnabled: Property<Root, Bool> {
    Property { $1(&$0.isUserInteractionEnabled) }
  }

  /// Whether the view receives more than one touch at a time. `false` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public static var isMultipleTouchEnabled: Property<Root, Bool> {
    Property { $1(&$0.isMultipleTouchEnabled) }
  }

  /// Whether no other view receives touches while this one does. `false` by default.
  @inlinable public static var isExclusiveTouch: Property<Root, Bool> { Property { $1(&$0.isExclusiveTouch) } }

  /// The gesture recognizers of the view. None by default.
  @inlinable public static var gestureRecognizers: Property<Root, GestureRecognizers> {
    Property { $1(&$0.gestureRecognizers) }
  }
}
