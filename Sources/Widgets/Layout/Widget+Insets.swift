import Mod

/// The room in a view and around it, which UIKit gives to few views as a property.
extension Widget {
  /// The distance from the edges of the view to its content, as the language runs. None by default.
  ///
  /// It is added to what kinds of views have of their own, such as `contentEdgeInsets` of a button.
  @inlinable
  public var padding: DirectionalEdgeInsets {
    get { attributes.value.layout.value.padding }
    _modify { yield &attributes.value.layout.value.padding }
  }

  /// The distance from the edges of the view to what is around it, as the language runs. None by default.
  @inlinable
  public var margins: DirectionalEdgeInsets {
    get { attributes.value.layout.value.margins }
    _modify { yield &attributes.value.layout.value.margins }
  }
}

extension PropertyNames where Root: Widget {
  /// Names ``Widget/padding``.
  @inlinable public static var padding: Property<Root, DirectionalEdgeInsets> { Property { $1(&$0.padding) } }
  /// Names ``Widget/margins``.
  @inlinable public static var margins: Property<Root, DirectionalEdgeInsets> { Property { $1(&$0.margins) } }
}

extension Mod where Root: Widget {
  /// Sets ``Widget/padding`` to one distance on all sides: `.padding(20)`.
  @inlinable
  public static func padding(_ distance: Double) -> Mod { .padding(DirectionalEdgeInsets(distance)) }

  /// Sets ``Widget/padding`` to one distance at both sides and another above and below: `.padding(h: 20, v: 8)`.
  @inlinable
  public static func padding(h: Double = 0, v: Double = 0) -> Mod {
    .padding(top: v, leading: h, bottom: v, trailing: h)
  }

  /// Sets ``Widget/padding``, as the language runs; sides that are left out get none: `.padding(top: 8, leading: 20)`.
  @inlinable
  public static func padding(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) -> Mod {
    .padding(DirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing))
  }

  /// Sets ``Widget/padding`` by left and right: leading is left, unless `semanticContentAttribute` is
  /// `forceRightToLeft` by then.
  @inlinable
  public static func padding(insets: EdgeInsets) -> Mod {
    Mod { $0.padding = $0.directional(insets) }
  }

  /// Sets ``Widget/padding`` by left and right, as `padding(insets:)` does.
  @inlinable
  public static func padding(top: Double, left: Double, bottom: Double, right: Double) -> Mod {
    .padding(insets: EdgeInsets(top: top, left: left, bottom: bottom, right: right))
  }

  /// Sets ``Widget/margins`` to one distance on all sides: `.margins(20)`.
  @inlinable
  public static func margins(_ distance: Double) -> Mod { .margins(DirectionalEdgeInsets(distance)) }

  /// Sets ``Widget/margins`` to one distance at both sides and another above and below: `.margins(h: 20, v: 8)`.
  @inlinable
  public static func margins(h: Double = 0, v: Double = 0) -> Mod {
    .margins(top: v, leading: h, bottom: v, trailing: h)
  }

  /// Sets ``Widget/margins``, as the language runs; sides that are left out get none: `.margins(top: 8, leading: 20)`.
  @inlinable
  public static func margins(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) -> Mod {
    .margins(DirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing))
  }

  /// Sets ``Widget/margins`` by left and right: leading is left, unless `semanticContentAttribute` is
  /// `forceRightToLeft` by then.
  @inlinable
  public static func margins(insets: EdgeInsets) -> Mod {
    Mod { $0.margins = $0.directional(insets) }
  }

  /// Sets ``Widget/margins`` by left and right, as `margins(insets:)` does.
  @inlinable
  public static func margins(top: Double, left: Double, bottom: Double, right: Double) -> Mod {
    .margins(insets: EdgeInsets(top: top, left: left, bottom: bottom, right: right))
  }
}
