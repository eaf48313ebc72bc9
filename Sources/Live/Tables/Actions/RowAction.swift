import Widgets

/// An action of a user on a visible row. It is refused if a user could not perform it.
@MainActor internal struct RowAction {
  internal let table: LiveTable
  internal let path: RowPath
  internal let row: Row
  internal let model: CellModel
  internal let cell: Node

  private let name: String

  /// Creates an action on a row.
  ///
  /// - Parameters:
  ///   - name: The action: `select`.
  ///   - path: The index path of the row, or `nil` for the cell that contains the node.
  ///   - target: The table, or a node in the row.
  /// - Throws: ``ActionError`` if users cannot use it or if it is not a table, and ``TableError`` if there is no such
  ///   visible row.
  internal init(_ name: String, at path: RowPath? = nil, of target: Node) throws {
    let action = try UserAction("\(name) a row of", on: target)
    if let path {
      try action.checkUsable()
      guard let table = target.table else { throw action.wrongKind }
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
      let shown = [table.visible.rows.first, table.visible.rows.last].compactMap { $0?.path.description }
      throw refusal("it is out of sight, where rows \(shown.joined(separator: " to ")) are: scroll to it first")
    }
    (self.name, self.path, self.table, self.row, self.cell) = (name, path, table, row, cell)
    model = row.model
  }

  internal func refusal(_ reason: String) -> TableError { TableError(action: name, path: path, reason: reason) }
}

extension Node {
  /// The table and the index path of the row, if the node is a cell or a component that consists of one.
  internal var row: (table: LiveTable, path: RowPath)? {
    guard let table = outermost.parent?.table, let path = table.path(of: self) else { return nil }
    return (table, path)
  }
}

/// The error of a user's action on a row that could not be performed. Nothing has changed.
public struct TableError: Error, Hashable, Sendable {
  /// The action: `delete`.
  public let action: String

  /// The index path of the row.
  public let path: RowPath

  /// The reason: `its editing style is none`.
  public let reason: String

  /// Creates an error.
  package init(action: String, path: RowPath, reason: String) {
    self.action = action
    self.path = path
    self.reason = reason
  }
}

extension TableError: CustomStringConvertible {
  /// The action, the row and the reason: `cannot delete row [0, 1]: its editing style is none`.
  public var description: String { "cannot \(action) row \(path): \(reason)" }
}
