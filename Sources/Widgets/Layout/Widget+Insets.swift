import Mod

/// The space inside and around a view. Only few of UIKit's views have properties for it.
extension Widget {
  /// The distance from the edges of the view to its content, in the direction of the language. Zero by default.
  ///
  /// It is added to insets that a kind of view has itself, such as `contentEdgeInsets` of a button.
  @inlinable public var padding: DirectionalEdgeInsets {
    get { attributes.value.layout.value.padding }
    _modify { yield &attributes.value.layout.value.padding }
  }

  /// The distance from the edges of the view to its surroundings, in the direction of the language. Zero by default.
  @inlinable public var margins: DirectionalEdgeInsets {
    get { attributes.value.layout.value.margins }
    _modify { yield &attributes.value.layout.value.margins }
  }
}

extension PropertyNames where Root: Widget {
  /// The distance from the edges of the view to its content, in the direction of the language. Zero by default.
  @inlinable public static var padding: Property<Root, DirectionalEdgeInsets> { Property { $1(&$0.padding) } }

  /// The distance from the edges of the view to its surroundings, in the direction of the language. Zero by default.
  @inlinable public static var margins: Property<Root, DirectionalEdgeInsets> { Property { $1(&$0.margins) } }
}

extension Mod where Root: Widget {
  /// Sets ``Widget/padding`` to the same distance on all sides: `.padding(20)`.
  @inlinable public static func padding(_ distance: Double) -> Mod { .padding(DirectionalEdgeInsets(distance)) }

  /// Sets ``Widget/padding`` to a horizontal and a vertical distance: `.padding(h: 20, v: 8)`.
  @inlinable public static func padding(h: Double = 0, v: Double = 0) -> Mod {
    .padding(top: v, leading: h, bottom: v, trailing: h)
  }

  /// Sets ``Widget/padding`` in the direction of the language: `.padding(top: 8, leading: 20)`. Other sides are 0.
  @inlinable
  public static func padding(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) -> Mod {
    .padding(DirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing))
  }

  /// Sets ``Widget/padding`` by left and right.
  ///
  /// Leading is left, unless `semanticContentAttribute` is already `forceRightToLeft`.
  @inlinable public static func padding(insets: EdgeInsets) -> Mod {
    Mod { $0.padding = $0.directional(insets) }
  }

  /// Sets ``Widget/padding`` by left and right, like `padding(insets:)`.
  @inlinable public static func padding(top: Double, left: Double, bottom: Double, right: Double) -> Mod {
    .padding(insets: EdgeInsets(top: top, left: left, bottom: bottom, right: right))
  }

  /// Sets ``Widget/margins`` to the same distance on all sides: `.margins(20)`.
  @inlinable public static func margins(_ distance: Double) -> Mod { .margins(DirectionalEdgeInsets(distance)) }

  /// Sets ``Widget/margins`` to a horizontal and a vertical distance: `.margins(h: 20, v: 8)`.
  @inlinable public static func margins(h: Double = 0, v: Double = 0) -> Mod {
    .margins(top: v, leading: h, bottom: v, trailing: h)
  }

  /// Sets ``Widget/margins`` in the direction of the language: `.margins(top: 8, leading: 20)`. Other sides are 0.
  @inlinable
  public static func margins(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) -> Mod {
    .margins(DirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing))
  }

  /// Sets ``Widget/margins`` by left and right.
  ///
  /// Leading is left, unless `semanticContentAttribute` is already `forceRightToLeft`.
  @inlinable public static func margins(insets: EdgeInsets) -> Mod {
    Mod { $0.margins = $0.directional(insets) }
  }

  /// Sets ``Widget/margins`` by left and right, like `margins(insets:)`.
  @inlinable public static func margins(top: Double, left: Double, bottom: Double, right: Double) -> Mod {
    .margins(insets: EdgeInsets(top: top, left: left, bottom: bottom, right: right))
  }
}

/// The layout margins of a view.
extension Widget {
  /// The margins in the direction of the language. 8 points on each side by default.
  @inlinable public var directionalLayoutMargins: DirectionalEdgeInsets {
    get { attributes.value.geometry.value.directionalLayoutMargins }
    _modify { yield &attributes.value.geometry.value.directionalLayoutMargins }
  }

  /// The margins by left and right. 8 points on each side by default.
  ///
  /// They are the directional margins, where leading is left unless `semanticContentAttribute` is `forceRightToLeft`.
  @inlinable public var layoutMargins: EdgeInsets {
    get {
      let margins = directionalLayoutMargins
      let (left, right) = isRightToLeft ? (margins.trailing, margins.leading) : (margins.leading, margins.trailing)
      return EdgeInsets(top: margins.top, left: left, bottom: margins.bottom, right: right)
    }
    set { directionalLayoutMargins = directional(newValue) }
  }

  @inlinable internal var isRightToLeft: Bool { semanticContentAttribute == .forceRightToLeft }

  /// Returns insets in the direction of the language.
  @inlinable internal func directional(_ insets: EdgeInsets) -> DirectionalEdgeInsets {
    let (leading, trailing) = isRightToLeft ? (insets.right, insets.left) : (insets.left, insets.right)
    return DirectionalEdgeInsets(top: insets.top, leading: leading, bottom: insets.bottom, trailing: trailing)
  }
}

extension PropertyNames where Root: Widget {
  /// The margins in the direction of the language. 8 points on each side by default.
  @inlinable public static var directionalLayoutMargins: Property<Root, DirectionalEdgeInsets> {
    Property { $1(&$0.directionalLayoutMargins) }
  }

  /// The margins by left and right. 8 points on each side by default.
  @inlinable public static var layoutMargins: Property<Root, EdgeInsets> { Property { $1(&$0.layoutMargins) } }
}
