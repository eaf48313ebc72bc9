import Mod

extension EventNames where Root == TableView {
  /// Sent when the user selects a row, with its index path.
  public static var didSelectRow: Event<Root, RowPath> { selection.compactMap { _, used in used.path } }

  /// Sent when the user deselects a row by selecting another or by tapping it again, with its index path.
  public static var didDeselectRow: Event<Root, RowPath> { Event<Root, RowPath>() }

  /// Sent when other rows are visible, or the same at other places, with their index paths.
  public static var visibleRowsChanged: Event<Root, [RowPath]> { Event<Root, [RowPath]>() }

  /// Sent when the user scrolls the table, with the index path of the row at the top.
  public static var userDidScrollToRow: Event<Root, RowPath> { Event<Root, RowPath>() }

  /// Sent before the user edits a row by a swipe, with its index path.
  public static var willBeginEditingRow: Event<Root, RowPath> { Event<Root, RowPath>() }

  /// Sent when the user has edited a row by a swipe, with its former index path.
  public static var didEndEditingRow: Event<Root, RowPath> { Event<Root, RowPath>() }

  /// Sent when the user touches a row, with its index path.
  public static var didHighlightRow: Event<Root, RowPath> { Event<Root, RowPath>() }

  /// Sent when the user no longer touches a row, with its index path.
  public static var didUnhighlightRow: Event<Root, RowPath> { Event<Root, RowPath>() }

  /// Sent when the user taps the accessory button of a row, with its index path.
  public static var accessoryButtonTapped: Event<Root, RowPath> { Event<Root, RowPath>() }

  /// Sent when the user edits a row, with its editing style and its index path.
  public static var didCommit: Event<Root, (style: TableViewCell.EditingStyle, path: RowPath)> {
    commit.compactMap { _, used in (used.style, used.path) }
  }

  /// Sent when the user moves a row, with both index paths.
  public static var didMoveRow: Event<Root, (from: RowPath, to: RowPath)> {
    Event<Root, (from: RowPath, to: RowPath)>()
  }

  /// Sent before a row appears, with its index path.
  public static var willDisplayRow: Event<Root, RowPath> { Event<Root, RowPath>() }

  /// Sent after a row has disappeared, with its former index path.
  public static var didEndDisplayingRow: Event<Root, RowPath> { Event<Root, RowPath>() }

  /// Sent when rows are about to appear, so that their data can be fetched, with their index paths.
  public static var prefetchRows: Event<Root, [RowPath]> { Event<Root, [RowPath]>() }

  /// Sent when rows that were about to appear no longer are, with their index paths.
  public static var cancelPrefetchingRows: Event<Root, [RowPath]> { Event<Root, [RowPath]>() }

  /// The event from which ``didSelectRow`` and ``rowSelected`` are derived.
  package static var selection: Event<Root, UsedRow> { Event<Root, UsedRow>("didSelectRow") }

  /// The event from which ``didCommit`` and ``rowDeleted`` are derived.
  package static var commit: Event<Root, UsedRow> { Event<Root, UsedRow>("didCommit") }
}

// The handler decides the type of the values that these events send, so that `Event` declares them without a type.
extension Event where Root == TableView {
  /// Sent when the user selects a row, with its element: `.rowSelected --> selectedUser`.
  ///
  /// The element of a row is that of its `RowList`. Rows that are not in one, such as those of a `ForEach`, have no
  /// element, and hand over their `CellModel`. The handler decides the type, so that several handlers can take rows of
  /// several types. If no handler takes the type of a row, and the row does not handle its selection itself, a live
  /// tree adds an `EventError` to its `errors`.
  public static var rowSelected: Event {
    selection.casting { (_, used) throws(PayloadMismatch) in try used.selected() }
  }

  /// Sent when the user deletes a row, with its element: `.rowDeleted --> deletedUser`.
  ///
  /// See `rowSelected`.
  public static var rowDeleted: Event {
    commit.casting { (_, used) throws(PayloadMismatch) in
      used.style == .delete ? try used.element { $0.commit != nil } : nil
    }
  }
}

extension EventNames where Root == TableViewCell {
  /// Sent when the user taps the detail button of the cell, in a table, a collection or elsewhere.
  ///
  /// In a table, `accessoryButtonTapped` of the table follows, with the index path.
  public static var accessoryButtonTapped: Event<Root, Void> { Event<Root, Void>() }
}

// Editors complete the members of `Mod` until the operator is written. The events themselves are found by the operator.
extension Mod where Root == TableView {
  /// Sent when the user selects a row, with its element: `.rowSelected --> selectedUser`.
  public static var rowSelected: Event<Root, Any> { .rowSelected }

  /// Sent when the user deletes a row, with its element: `.rowDeleted --> deletedUser`.
  public static var rowDeleted: Event<Root, Any> { .rowDeleted }
}

extension PropertyNames where Root == TableView {
  /// Asks for the row to deselect instead of a row, or `nil` for none. The row itself by default.
  public static var willDeselectRow: Property<Root, @MainActor @Sendable (TableView, RowPath) -> RowPath?> {
    Property(delegate: { _, path in path })
  }

  /// Asks for the place to move a row to, given its place and the proposed one. The latter by default.
  public static var targetIndexPathForMoveFromRow:
    Property<Root, @MainActor @Sendable (TableView, RowPath, RowPath) -> RowPath>
  {
    Property(delegate: { _, _, target in target })
  }
}
