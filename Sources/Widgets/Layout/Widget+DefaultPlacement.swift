import Mod

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
