import Widgets

extension Widget {
  /// The visible widgets beside the text of a field or in a bar, which are not its children.
  package var shownSlots: Children {
    let slots: [(any Widget)?] =
      switch self {
      case let field as TextField:
        [field.shownLeftView, field.shownRightView]
      case let bar as NavigationBar:
        bar.topItem.map { item in
          item.leftBarButtonItems.map(\.customView) + [item.titleView] + item.rightBarButtonItems.map(\.customView)
        } ?? []
      case let bar as Toolbar: bar.items.map(\.customView)
      default: []
      }
    return Children(slots.compactMap(\.self))
  }
}
