import Mod

/// The position of a view in its superview, and the animation of changes.
extension Widget {
  /// The position of the view in a superview that does not arrange its subviews. `fill` by default.
  ///
  /// A view that fills takes the ``defaultPosition`` of its superview. A stack ignores the position, and so does a view
  /// with a `frame`.
  @inlinable public var embedPosition: EmbedPosition {
    get { attributes.value.layout.value.embedPosition }
    _modify { yield &attributes.value.layout.value.embedPosition }
  }

  /// Whether the view avoids bars and rounded corners of the screen. `false` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public var keepsToSafeArea: Bool {
    get { attributes.value.layout.value.keepsToSafeArea }
    _modify { yield &attributes.value.layout.value.keepsToSafeArea }
  }

  /// The animation of changes to the view, or `nil` for none. `nil` by default.
  ///
  /// A live tree moves the numbers and colors of the view with it, whoever changes them but the user. A style sheet has
  /// it as `transition`.
  public var animation: Animation? {
    get { attributes.value.extras.value.animation }
    _modify { yield &attributes.value.extras.value.animation }
  }
}

extension PropertyNames where Root: Widget {
  /// The position of the view in a superview that does not arrange its subviews. `fill` by default.
  @inlinable public static var embedPosition: Property<Root, EmbedPosition> { Property { $1(&$0.embedPosition) } }

  /// Whether the view avoids bars and rounded corners of the screen. `false` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public static var keepsToSafeArea: Property<Root, Bool> { Property { $1(&$0.keepsToSafeArea) } }

  /// The animation of changes to the view, or `nil` for none. `nil` by default.
  public static var animation: Property<Root, Animation?> { Property { $1(&$0.animation) } }
}

extension Mod where Root: Widget {
  /// Sets ``Widget/embedPosition``: `.position(.bottom)`.
  @inlinable public static func position(_ position: EmbedPosition) -> Mod { .embedPosition(position) }

  /// Sets ``Widget/keepsToSafeArea``.
  @inlinable public static func safeArea(_ isKept: Bool = true) -> Mod { .keepsToSafeArea(isKept) }
}
