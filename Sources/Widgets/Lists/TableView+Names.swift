import Mod

extension PropertyNames where Root == TableView {
  @_alwaysEmitIntoClient public static var style: Property<Root, TableView.Style> { Property { $1(&$0.style) } }
  @_alwaysEmitIntoClient public static var rowHeight: Property<Root, Double?> { Property { $1(&$0.rowHeight) } }
  @_alwaysEmitIntoClient public static var sectionHeaderHeight: Property<Root, Double?> {
    Property { $1(&$0.sectionHeaderHeight) }
  }
  @_alwaysEmitIntoClient public static var sectionFooterHeight: Property<Root, Double?> {
    Property { $1(&$0.sectionFooterHeight) }
  }
  @_alwaysEmitIntoClient public static var separatorStyle: Property<Root, TableView.SeparatorStyle> {
    Property { $1(&$0.separatorStyle) }
  }
  @_alwaysEmitIntoClient public static var separatorColor: Property<Root, Color?> {
    Property { $1(&$0.separatorColor) }
  }
  @_alwaysEmitIntoClient public static var separatorInset: Property<Root, EdgeInsets> {
    Property { $1(&$0.separatorInset) }
  }
  @_alwaysEmitIntoClient public static var isEditing: Property<Root, Bool> { Property { $1(&$0.isEditing) } }
  @_alwaysEmitIntoClient public static var selectedRows: Property<Root, [RowPath]> { Property { $1(&$0.selectedRows) } }
  @_alwaysEmitIntoClient public static var visibleRowCount: Property<Root, Int> { Property { $1(&$0.visibleRowCount) } }
  @_alwaysEmitIntoClient public static var prefetchedRowCount: Property<Root, Int> {
    Property { $1(&$0.prefetchedRowCount) }
  }
  @_alwaysEmitIntoClient public static var tableHeaderView: Property<Root, (any Widget)?> {
    Property { $1(&$0.tableHeaderView) }
  }
  @_alwaysEmitIntoClient public static var tableFooterView: Property<Root, (any Widget)?> {
    Property { $1(&$0.tableFooterView) }
  }
  @_alwaysEmitIntoClient public static var sectionIndexColor: Property<Root, Color?> {
    Property { $1(&$0.sectionIndexColor) }
  }
  @_alwaysEmitIntoClient public static var sectionIndexMinimumDisplayRowCount: Property<Root, Int> {
    Property { $1(&$0.sectionIndexMinimumDisplayRowCount) }
  }
}
