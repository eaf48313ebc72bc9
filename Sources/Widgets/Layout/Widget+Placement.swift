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
  /// A live tree moves the numbers and colors of the view with it, unless the user changes them. In a style
  /// sheet, it is a `transition`.
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

/// The placement of subviews that set none of their own.
extension Widget {
  /// The position of the subviews that have none of their own. `fill` by default.
  ///
  /// ```swift
  /// View(.defaultPosition(.bottom)) {
  ///   Label("at the bottom")
  ///   Label("at the top", .position(.top))
  /// }
  /// ```
  @inlinable public var defaultPosition: EmbedPosition {
    get { attributes.value.layout.value.defaultPosition }
    _modify { yield &attributes.value.layout.value.defaultPosition }
  }

  /// Whether all subviews avoid bars and rounded corners of the screen. `false` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public var defaultSafeArea: Bool {
    get { attributes.value.layout.value.defaultSafeArea }
    _modify { yield &attributes.value.layout.value.defaultSafeArea }
  }
}

extension PropertyNames where Root: Widget {
  /// The position of the subviews that have none of their own. `fill` by default.
  @inlinable public static var defaultPosition: Property<Root, EmbedPosition> { Property { $1(&$0.defaultPosition) } }

  /// Whether all subviews avoid bars and rounded corners of the screen. `false` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public static var defaultSafeArea: Property<Root, Bool> { Property { $1(&$0.defaultSafeArea) } }
}

extension Widget {
  /// Returns whether the view avoids bars and rounded corners of the screen in a superview.
  ///
  /// Carried for renderers of your own: no preview shows it.
  public func keepsToSafeArea(in superview: any Widget) -> Bool {
    keepsToSafeArea || superview.defaultSafeArea
  }

  /// The position in a superview, or `nil` if it is the default one of the superview.
  package var ownPosition: EmbedPosition? { embedPosition == .fill ? nil : embedPosition }
}
