import Mod

extension PropertyNames where Root == TableView {
  /// The style of the table. `.plain` by default.
  @inlinable public static var style: Property<Root, TableView.Style> { Property { $1(&$0.style) } }

  /// The height of rows without one of their own, in points, or `nil` for that of their content. `nil` by default.
  @inlinable public static var rowHeight: Property<Root, Double?> { Property { $1(&$0.rowHeight) } }

  /// The height of headers, in points, or `nil` for that of their content. `nil` by default.
  @inlinable public static var sectionHeaderHeight: Property<Root, Double?> {
    Property { $1(&$0.sectionHeaderHeight) }
  }

  /// The height of footers, in points, or `nil` for that of their content. `nil` by default.
  @inlinable public static var sectionFooterHeight: Property<Root, Double?> {
    Property { $1(&$0.sectionFooterHeight) }
  }

  /// The separators between rows. `.singleLine` by default.
  @inlinable public static var separatorStyle: Property<Root, TableView.SeparatorStyle> {
    Property { $1(&$0.separatorStyle) }
  }

  /// The color of the separators, or `nil` for that of the system. `nil` by default.
  @inlinable public static var separatorColor: Property<Root, Color?> { Property { $1(&$0.separatorColor) } }

  /// The insets of the separators, in points. Zero by default.
  @inlinable public static var separatorInset: Property<Root, EdgeInsets> { Property { $1(&$0.separatorInset) } }

  /// Whether the table is edited. `false` by default.
  @inlinable public static var isEditing: Property<Root, Bool> { Property { $1(&$0.isEditing) } }

  /// The index paths of the selected rows, in a live tree. None by default.
  @inlinable public static var selectedRows: Property<Root, [RowPath]> { Property { $1(&$0.selectedRows) } }

  /// The number of rows that are visible at a time, which the screen's height determines elsewhere.
  @inlinable public static var visibleRowCount: Property<Root, Int> { Property { $1(&$0.visibleRowCount) } }

  /// The number of rows below the visible ones that prefetch their data.
  @inlinable public static var prefetchedRowCount: Property<Root, Int> { Property { $1(&$0.prefetchedRowCount) } }

  /// The widget above all sections. `nil` by default.
  @inlinable public static var tableHeaderView: Property<Root, (any Widget)?> { Property { $1(&$0.tableHeaderView) } }

  /// The widget below all sections. `nil` by default.
  @inlinable public static var tableFooterView: Property<Root, (any Widget)?> { Property { $1(&$0.tableFooterView) } }

  /// The color of the index at the trailing edge, or `nil` for the tint color. `nil` by default.
  @inlinable public static var sectionIndexColor: Property<Root, Color?> { Property { $1(&$0.sectionIndexColor) } }

  /// The number of rows from which the index at the trailing edge is shown. 0 by default.
  @inlinable public static var sectionIndexMinimumDisplayRowCount: Property<Root, Int> {
    Property { $1(&$0.sectionIndexMinimumDisplayRowCount) }
  }
}
