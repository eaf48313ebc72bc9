extension Event where Root == TableView {
  /// The user selected a row; it comes with its place.
  public static var didSelectRow: Event<Root, RowPath> { selection.compactMap { _, used in used.path } }

  /// A row is no longer selected, for the user selected another or tapped it again; it comes with its place.
  public static var didDeselectRow: Event<Root, RowPath> { Event<Root, RowPath>() }

  /// The user touched a row; it comes with its place.
  public static var didHighlightRow: Event<Root, RowPath> { Event<Root, RowPath>() }

  /// The user no longer touches a row; it comes with its place.
  public static var didUnhighlightRow: Event<Root, RowPath> { Event<Root, RowPath>() }

  /// The user tapped the button at the trailing edge of a row; it comes with its place.
  public static var accessoryButtonTapped: Event<Root, RowPath> { Event<Root, RowPath>() }

  /// The user edited a row as its editing style says; it comes with that and with its place.
  public static var didCommit: Event<Root, (style: TableViewCell.EditingStyle, path: RowPath)> {
    commit.compactMap { _, used in (used.style, used.path) }
  }

  /// The user dragged a row elsewhere; it comes with both places.
  public static var didMoveRow: Event<Root, (from: RowPath, to: RowPath)> {
    Event<Root, (from: RowPath, to: RowPath)>()
  }

  /// A row comes into sight; it comes with its place.
  public static var willDisplayRow: Event<Root, RowPath> { Event<Root, RowPath>() }

  /// A row has gone out of sight; it comes with the place that it had.
  public static var didEndDisplayingRow: Event<Root, RowPath> { Event<Root, RowPath>() }

  /// Rows are about to come into sight, so that what they show can be fetched; it comes with their places.
  public static var prefetchRows: Event<Root, [RowPath]> { Event<Root, [RowPath]>() }

  /// Rows that were about to come into sight no longer are; it comes with their places.
  public static var cancelPrefetchingRows: Event<Root, [RowPath]> { Event<Root, [RowPath]>() }

  /// The user selected a row; it comes with the element that the row is made of: `.rowSelected() --> selectedUser`.
  ///
  /// A row of a `RowList` of elements is made of one of these, any other of its `CellModel`. Rows of other elements are passed
  /// over.
  public static func rowSelected<Element>() -> Event<Root, Element> {
    selection.compactMap { _, used in used.row.element as? Element }
  }

  /// The user deleted a row; it comes with the element that the row is made of: `.rowDeleted() --> { users.remove($0) }`.
  public static func rowDeleted<Element>() -> Event<Root, Element> {
    commit.compactMap { _, used in used.style == .delete ? used.row.element as? Element : nil }
  }

  /// What ``didSelectRow`` and ``rowSelected()`` are made of.
  package static var selection: Event<Root, UsedRow> { Event<Root, UsedRow>("didSelectRow") }

  /// What ``didCommit`` and ``rowDeleted()`` are made of.
  package static var commit: Event<Root, UsedRow> { Event<Root, UsedRow>("didCommit") }
}

/// A row at the moment of its use: a handler that changes the table leaves those after it the row that was meant.
package struct UsedRow {
  package let row: Row
  package let path: RowPath
  package var style = TableViewCell.EditingStyle.none

  package init(_ row: Row, at path: RowPath, style: TableViewCell.EditingStyle = .none) {
    self.row = row
    self.path = path
    self.style = style
  }
}
