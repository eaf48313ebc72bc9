import Mod

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
