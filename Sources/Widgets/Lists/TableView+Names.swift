import Mod

extension PropertyNames where Root == TableView {
  @inlinable public static var style: Property<Root, TableView.Style> { Property { $1(&$0.style) } }
  @inlinable public static var rowHeight: Property<Root, Double?> { Property { $1(&$0.rowHeight) } }
  @inlinable public static var sectionHeaderHeight: Property<Root, Double?> {
    Property { $1(&$0.sectionHeaderHeight) }
  }
  @inlinable public static var sectionFooterHeight: Property<Root, Double?> {
    Property { $1(&$0.sectionFooterHeight) }
  }
  @inlinable public static var separatorStyle: Property<Root, TableView.SeparatorStyle> {
    Property { $1(&$0.separatorStyle) }
  }
  @inlinable public static var separatorColor: Property<Root, Color?> { Property { $1(&$0.separatorColor) } }
  @inlinable public static var separatorInset: Property<Root, EdgeInsets> { Property { $1(&$0.separatorInset) } }
  @inlinable public static var isEditing: Property<Root, Bool> { Property { $1(&$0.isEditing) } }
  @inlinable public static var selectedRows: Property<Root, [RowPath]> { Property { $1(&$0.selectedRows) } }
  @inlinable public static var visibleRowCount: Property<Root, Int> { Property { $1(&$0.visibleRowCount) } }
  @inlinable public static var prefetchedRowCount: Property<Root, Int> { Property { $1(&$0.prefetchedRowCount) } }
  @inlinable public static var tableHeaderView: Property<Root, (any Widget)?> { Property { $1(&$0.tableHeaderView) } }
  @inlinable public static var tableFooterView: Property<Root, (any Widget)?> { Property { $1(&$0.tableFooterView) } }
  @inlinable public static var sectionIndexColor: Property<Root, Color?> { Property { $1(&$0.sectionIndexColor) } }
  @inlinable public static var sectionIndexMinimumDisplayRowCount: Property<Root, Int> {
    Property { $1(&$0.sectionIndexMinimumDisplayRowCount) }
  }
}
