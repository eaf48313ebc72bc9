import Widgets

/// A visible row.
@MainActor internal struct DisplayedRow {
  internal var path: RowPath
  internal let row: Row

  /// The row's model at the time when it appeared or last changed.
  internal let model: CellModel

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

  internal var shownCell: TableViewCell {
    guard var cell = cell?.cell else { return model.keyedCell }
    cell.height = model.height.map { LayoutLength($0) } ?? cell.height
    return cell
  }
}
