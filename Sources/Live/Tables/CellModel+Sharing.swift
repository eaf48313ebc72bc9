import Bindings
import Widgets

/// What is shown by a cell that is told so.
@MainActor
internal protocol SharedContent: CellContent {
  /// Makes a cell that shows it, and what tells the cell to show something else of the same type.
  func makeCell() -> (cell: TableViewCell, feed: (any CellContent) -> Bool)
}

/// The data of a row, and how to make a cell that follows such data.
private struct RowData<Value: Equatable & Sendable>: SharedContent {
  let value: Value
  let cell: @MainActor @Sendable (Signal<Value>) -> TableViewCell

  nonisolated func isEqual(to other: any CellContent) -> Bool { (other as? Self)?.value == value }

  func makeCell() -> (cell: TableViewCell, feed: (any CellContent) -> Bool) {
    let values = Var(value)
    return (
      cell(values.signal),
      { content in
        guard let data = content as? Self else { return false }
        values.set(data.value)
        return true
      }
    )
  }
}

extension CellModel {
  /// Makes a row that shows in whatever cell of its kind is free.
  ///
  /// ```swift
  /// CellModel(user.id, reusing: "User", showing: user) { user in
  ///   TableViewCell(.text <-- user.map(\.name), .accessoryType(.disclosureIndicator))
  /// }
  /// ```
  ///
  /// A cell is made where none is free: for as many rows as are in sight at once. From then on it follows the data of the rows
  /// that it shows, one after the other, and its bindings go on; what users have made of it does not go over to the next row.
  ///
  /// - Parameters:
  ///   - id: What tells the row from all others of the table.
  ///   - identifier: What kind of cell it is.
  ///   - data: What the row shows.
  ///   - cell: Makes a cell that follows the data of rows.
  public init<Value: Equatable & Sendable>(
    _ id: some Hashable & Sendable,
    reusing identifier: String,
    showing data: Value,
    cell: @escaping @MainActor @Sendable (Signal<Value>) -> TableViewCell
  ) {
    self.init(id, identifier: identifier, content: RowData(value: data, cell: cell))
  }
}
