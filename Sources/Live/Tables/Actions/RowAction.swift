import Widgets

/// Something that a user does to a row in sight, which is refused where a user could not do it.
@MainActor
internal struct RowAction {
  internal let table: LiveTable
  internal let path: RowPath
  internal let row: Row
  internal let model: CellModel
  internal let cell: Node

  private let name: String

  /// - Parameters:
  ///   - name: What is done: `select`.
  ///   - path: The row; `nil` for the one whose cell is the node, or around it.
  ///   - target: The table, or something in the row.
  /// - Throws: What finding the node throws, ``ActionError`` if users cannot use it or it is no table, and ``TableError`` if there
  ///   is no such row, or it is out of sight.
  internal init(_ name: String, at path: RowPath? = nil, of target: some NodeConvertible) throws {
    let action = try UserAction("\(name) a row of", on: target)
    if let path {
      try action.checkUsable()
      guard let table = action.node.table else { throw action.wrongKind }
      try self.init(name, at: path, in: table)
    } else {
      guard let (table, path) = action.touched.lazy.compactMap(\.row).first else { throw action.unanswered }
      try self.init(name, at: path, in: table)
    }
  }

  private init(_ name: String, at path: RowPath, in table: LiveTable) throws(TableError) {
    func refusal(_ reason: String) -> TableError { TableError(action: name, path: path, reason: reason) }
    guard let row = table.model[path] else {
      throw refusal("there are sections of \(table.model.rowCounts) rows")
    }
    guard let cell = table.cell(at: path) else {
      let shown = [table.displayed.first, table.displayed.last].compactMap { $0?.path.description }
      throw refusal("it is out of sight, where rows \(shown.joined(separator: " to ")) are: scroll to it first")
    }
    (self.name, self.path, self.table, self.row, self.cell) = (name, path, table, row, cell)
    model = row.model
  }

  /// The error that says why it cannot be done.
  internal func refusal(_ reason: String) -> TableError { TableError(action: name, path: path, reason: reason) }
}

extension Node {
  /// The table and the row whose cell the node is, if it is one.
  internal var row: (table: LiveTable, path: RowPath)? {
    guard let table = parent?.table, let path = table.path(of: self) else { return nil }
    return (table, path)
  }
}
