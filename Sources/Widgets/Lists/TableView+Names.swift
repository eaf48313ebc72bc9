import Mod

extension PropertyNames where Root == TableView {
  /// Names ``TableView/model``.
  @inlinable public static var model: Property<Root, TableModel> { Property { $1(&$0.model) } }
  /// Names ``TableView/model``, for bindings to a signal of rows: `.tableData <-- rows`.
  @inlinable public static var tableData: Property<Root, TableModel> { Property { $1(&$0.model) } }
  /// Names ``TableView/cells``.
  @inlinable public static var cells: Property<Root, Children> { Property { $1(&$0.cells) } }
  /// Names ``TableView/style``.
  @inlinable public static var style: Property<Root, TableView.Style> { Property { $1(&$0.style) } }
  /// Names ``TableView/rowHeight``.
  @inlinable public static var rowHeight: Property<Root, Double?> { Property { $1(&$0.rowHeight) } }
  /// Names ``TableView/sectionHeaderHeight``.
  @inlinable public static var sectionHeaderHeight: Property<Root, Double?> {
    Property { $1(&$0.sectionHeaderHeight) }
  }
  /// Names ``TableView/sectionFooterHeight``.
  @inlinable public static var sectionFooterHeight: Property<Root, Double?> {
    Property { $1(&$0.sectionFooterHeight) }
  }
  /// Names ``TableView/separatorStyle``.
  @inlinable public static var separatorStyle: Property<Root, TableView.SeparatorStyle> {
    Property { $1(&$0.separatorStyle) }
  }
  /// Names ``TableView/separatorColor``.
  @inlinable public static var separatorColor: Property<Root, Color?> { Property { $1(&$0.separatorColor) } }
  /// Names ``TableView/separatorInset``.
  @inlinable public static var separatorInset: Property<Root, EdgeInsets> { Property { $1(&$0.separatorInset) } }
  /// Names ``TableView/allowsSelection``.
  @inlinable public static var allowsSelection: Property<Root, Bool> { Property { $1(&$0.allowsSelection) } }
  /// Names ``TableView/allowsMultipleSelection``.
  @inlinable public static var allowsMultipleSelection: Property<Root, Bool> {
    Property { $1(&$0.allowsMultipleSelection) }
  }
  /// Names ``TableView/allowsSelectionDuringEditing``.
  @inlinable public static var allowsSelectionDuringEditing: Property<Root, Bool> {
    Property { $1(&$0.allowsSelectionDuringEditing) }
  }
  /// Names ``TableView/allowsMultipleSelectionDuringEditing``.
  @inlinable public static var allowsMultipleSelectionDuringEditing: Property<Root, Bool> {
    Property { $1(&$0.allowsMultipleSelectionDuringEditing) }
  }
  /// Names ``TableView/isEditing``.
  @inlinable public static var isEditing: Property<Root, Bool> { Property { $1(&$0.isEditing) } }
  /// Names ``TableView/selectedRows``.
  @inlinable public static var selectedRows: Property<Root, [RowPath]> { Property { $1(&$0.selectedRows) } }
  /// Names ``TableView/visibleRowCount``.
  @inlinable public static var visibleRowCount: Property<Root, Int> { Property { $1(&$0.visibleRowCount) } }
  /// Names ``TableView/prefetchedRowCount``.
  @inlinable public static var prefetchedRowCount: Property<Root, Int> { Property { $1(&$0.prefetchedRowCount) } }
  /// Names ``TableView/tableHeaderView``.
  @inlinable public static var tableHeaderView: Property<Root, (any Widget)?> { Property { $1(&$0.tableHeaderView) } }
  /// Names ``TableView/tableFooterView``.
  @inlinable public static var tableFooterView: Property<Root, (any Widget)?> { Property { $1(&$0.tableFooterView) } }
  /// Names ``TableView/sectionIndexColor``.
  @inlinable public static var sectionIndexColor: Property<Root, Color?> { Property { $1(&$0.sectionIndexColor) } }
  /// Names ``TableView/sectionIndexMinimumDisplayRowCount``.
  @inlinable public static var sectionIndexMinimumDisplayRowCount: Property<Root, Int> {
    Property { $1(&$0.sectionIndexMinimumDisplayRowCount) }
  }
}
