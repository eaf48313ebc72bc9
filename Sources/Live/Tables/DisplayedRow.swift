import Widgets

/// A row in sight.
@MainActor
internal struct DisplayedRow {
  internal var path: RowPath
  internal let row: Row

  /// The row as it was when it came into sight, or last changed.
  internal let model: CellModel

  /// The version of the table's model that it was made of.
  internal let version: Int

  /// The cell that shows it, if that is one for several rows.
  internal var cell: SharedCell?

  /// The node of the cell, once there is one.
  internal var node: Node?

  /// Whether it has gone to another place while the table changed.
  internal var hasMoved = false

  /// Whether it is to get another cell.
  internal var isReloaded = false

  /// The cell as the row describes it.
  internal var shownCell: TableViewCell {
    guard var cell = cell?.cell else { return model.keyedCell }
    cell.height = model.height.map { LayoutLength($0) } ?? cell.height
    return cell
  }
}
