/// The facts about widgets in a layout that depend on those inside them, too.
package struct LayoutContents {
  /// The number of levels of the widgets and of those inside.
  package var levels = 0

  /// Whether the place of a widget is needed even out of view.
  package var isSought = false

  /// Whether a widget is a table or a collection.
  package var hasLists = false

  /// Whether a widget has no height of its own and scrolls.
  package var hasScrolling = false

  /// Whether a widget is a screen.
  package var hasScreens = false

  mutating func formUnion(_ other: LayoutContents) {
    levels = max(levels, other.levels)
    isSought = isSought || other.isSought
    hasLists = hasLists || other.hasLists
    hasScrolling = hasScrolling || other.hasScrolling
    hasScreens = hasScreens || other.hasScreens
  }
}
