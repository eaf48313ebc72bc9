import Widgets

/// The items of a section in a layout, or the sections of a collection that scrolls horizontally.
package struct CollectionItems: Container {
  /// The items, in order.
  package var children: Children = []

  package var layout = CollectionLayout.list

  /// The axis along which the collection scrolls, across which lines extend.
  package var axis = Axis.vertical

  /// The index of the section, if its items are in a row that scrolls by itself.
  package var section: Int?
  package var attributes = ViewAttributes.fresh

  package init() {}

  internal init(_ items: Children, _ layout: CollectionLayout, along axis: Axis) {
    children = items
    self.layout = layout.known
    self.axis = axis
    padding = self.layout.contentInsets
    if layout.scrollsOrthogonally { clipsToBounds = true }
  }

  /// The axis along which a row of items scrolls, or `nil` for lines.
  internal var sideAxis: Axis? {
    layout.scrollsOrthogonally ? axis.other : nil
  }

  /// Whether each item is as wide as a page.
  package var fillsPages: Bool {
    if case .row(.paging) = layout.arrangement { layout.itemWidth == nil } else { false }
  }

  package var readsInsideChildren: Bool { false }
}
