import Widgets

/// A visible row.
@MainActor internal struct DisplayedRow {
  /// The row and its model at the time when it appeared or last changed.
  ///
  /// Each change copies a window with its rows, so that large constant values are shared.
  private final class Content {
    let row: Row
    let model: CellModel

    init(_ row: Row) { (self.row, model) = (row, row.model) }
  }

  private let content: Content

  internal var path: RowPath

  /// The version of the table's model that the row belongs to.
  internal let version: Int

  /// The cell that shows the row, if it is reused.
  internal var cell: SharedCell?

  /// The node of the cell, once it is mounted.
  internal var node: Node?

  /// A Boolean value that indicates whether the row has moved in the current update.
  internal var hasMoved = false

  /// A Boolean value that indicates whether the row gets another cell.
  internal var isReloaded = false

  internal init(_ row: Row, at path: RowPath, version: Int) {
    content = Content(row)
    (self.path, self.version) = (path, version)
  }

  internal var row: Row { content.row }

  internal var model: CellModel { content.model }

  internal var shownCell: RowCell { RowCell(model, reused: cell?.cell) }
}
