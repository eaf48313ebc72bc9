import Mod

/// Where a view lies in the one around it, and how it gets there.
extension Widget {
  /// Where the view lies in one that lays its subviews on top of each other. `fill` by default.
  ///
  /// A stack takes no notice of it; nor does a view that has been given a `frame`.
  @inlinable
  public var embedPosition: EmbedPosition {
    get { attributes.value.layout.value.embedPosition }
    _modify { yield &attributes.value.layout.value.embedPosition }
  }

  /// Whether the view keeps clear of bars and rounded corners of the screen. `false` by default.
  @inlinable
  public var keepsToSafeArea: Bool {
    get { attributes.value.layout.value.keepsToSafeArea }
    _modify { yield &attributes.value.layout.value.keepsToSafeArea }
  }

  /// How changes to the view take their time, or `nil`, the default, for at once.
  @inlinable
  public var animation: Animation? {
    get { attributes.value.layout.value.animation }
    _modify { yield &attributes.value.layout.value.animation }
  }
}

extension PropertyNames where Root: Widget {
  /// Names ``Widget/embedPosition``.
  @inlinable public static var embedPosition: Property<Root, EmbedPosition> { Property { $1(&$0.embedPosition) } }
  /// Names ``Widget/keepsToSafeArea``.
  @inlinable public static var keepsToSafeArea: Property<Root, Bool> { Property { $1(&$0.keepsToSafeArea) } }
  /// Names ``Widget/animation``.
  @inlinable public static var animation: Property<Root, Animation?> { Property { $1(&$0.animation) } }
}

extension Mod where Root: Widget {
  /// Sets ``Widget/embedPosition``: `.position(.bottom)`.
  @inlinable
  public static func position(_ position: EmbedPosition) -> Mod { .embedPosition(position) }

  /// Sets ``Widget/keepsToSafeArea``.
  @inlinable
  public static func safeArea(_ isKept: Bool = true) -> Mod { .keepsToSafeArea(isKept) }
}
