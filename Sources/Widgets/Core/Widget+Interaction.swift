import Mod

/// The handling of touches in a view.
extension Widget {
  /// Whether the view receives touches. `true` by default, `false` for labels and image views.
  @_alwaysEmitIntoClient public var isUserInteractionEnabled: Bool {
    get { attributes.value.isUserInteractionEnabled }
    _modify { yield &attributes.value.isUserInteractionEnabled }
  }

  /// Whether the view receives more than one touch at a time. `false` by default.
  @_alwaysEmitIntoClient public var isMultipleTouchEnabled: Bool {
    get { attributes.value.isMultipleTouchEnabled }
    _modify { yield &attributes.value.isMultipleTouchEnabled }
  }

  /// Whether no other view receives touches while this one does. `false` by default.
  @_alwaysEmitIntoClient public var isExclusiveTouch: Bool {
    get { attributes.value.isExclusiveTouch }
    _modify { yield &attributes.value.isExclusiveTouch }
  }

  /// The gesture recognizers of the view. None by default.
  @_alwaysEmitIntoClient public var gestureRecognizers: GestureRecognizers {
    get { attributes.value.gestureRecognizers }
    _modify { yield &attributes.value.gestureRecognizers }
  }
}

extension PropertyNames where Root: Widget {
  @_alwaysEmitIntoClient public static var isUserInteractionEnabled: Property<Root, Bool> {
    Property { $1(&$0.isUserInteractionEnabled) }
  }
  @_alwaysEmitIntoClient public static var isMultipleTouchEnabled: Property<Root, Bool> {
    Property { $1(&$0.isMultipleTouchEnabled) }
  }
  @_alwaysEmitIntoClient public static var isExclusiveTouch: Property<Root, Bool> {
    Property { $1(&$0.isExclusiveTouch) }
  }
  @_alwaysEmitIntoClient public static var gestureRecognizers: Property<Root, GestureRecognizers> {
    Property { $1(&$0.gestureRecognizers) }
  }
}
