import Bindings
import Widgets

/// A cell that shows several rows, one after the other.
@MainActor internal final class SharedCell {
  internal let identifier: String

  internal var key: WidgetKey? { cell.key }

  internal let cell: TableViewCell

  private let feed: (any CellContent) -> Bool

  internal init(of content: some SharedContent, as identifier: String, number: Int) {
    self.identifier = identifier
    let (cell, feed) = content.makeCell()
    self.cell = cell.with(.key(WidgetKey(WidgetKey(identifier), at: number)))
    self.feed = feed
  }

  /// Shows other content.
  ///
  /// - Returns: Whether the cell can show it.
  internal func show(_ content: any CellContent, as identifier: String) -> Bool {
    identifier == self.identifier && feed(content)
  }
}

/// The content of a row that is shown by a reused cell.
@MainActor internal protocol SharedContent: CellContent {
  /// Creates a cell for the content, with a closure that makes the cell show other content of the same type.
  func makeCell() -> (cell: TableViewCell, feed: (any CellContent) -> Bool)
}

/// The data of a row, with a closure that creates a cell for such data.
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
  /// Creates a row that is shown by a reused cell.
  ///
  /// ```swift
  /// CellModel(user.id, reusing: "User", showing: user) { user in
  ///   TableViewCell(.text <-- user.map(\.name), .accessoryType(.disclosureIndicator))
  /// }
  /// ```
  ///
  /// Cells are created until there is one for each visible row. Then each cell shows one row after the other, and its
  /// bindings continue; changes by users are not carried over to the next row.
  ///
  /// - Parameters:
  ///   - id: The identity of the row, unique in the table.
  ///   - identifier: The reuse identifier of the cell.
  ///   - data: The data of the row.
  ///   - cell: Creates a cell from a signal of the rows' data.
  public init<Value: Equatable & Sendable>(
    _ id: some Hashable & Sendable,
    reusing identifier: String,
    showing data: Value,
    cell: @escaping @MainActor @Sendable (Signal<Value>) -> TableViewCell
  ) {
    self.init(id, identifier: identifier, content: RowData(value: data, cell: cell))
  }
}
