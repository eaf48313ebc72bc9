import Foundation
import Widgets

extension Node {
  /// The row of the focused table that receives keys: the last one, or else a selected or the top one.
  internal var focusedRow: RowPath? {
    guard let table, isFocused else { return nil }
    if let row = tree.focusedRow, table.model[row] != nil { return row }
    return table.selectedRows.first { table.cell(at: $0) != nil } ?? table.displayed.first?.path
  }

  /// Performs what a key means to the rows of a table, and returns whether it has a meaning.
  internal func answerInTable(to key: KeyPress, row: Node?) throws -> Bool {
    if let row, try row.answerInRow(to: key) { return true }
    guard let table, let path = focusedRow, key.modifiers.isEmpty else { return false }
    let screen = max(1, table.displayed.count - 1)
    switch key.key {
    case .return, .character(" "):
      if row == nil { try show(path) }
      try select(at: path)
    case .up: return try moveRow(from: path, by: -1)
    case .down: return try moveRow(from: path, by: 1)
    case .pageUp: _ = try moveRow(from: path, by: -screen)
    case .pageDown: _ = try moveRow(from: path, by: screen)
    case .home: _ = try moveRow(from: path, by: -.max)
    case .end: _ = try moveRow(from: path, by: .max)
    default: return false
    }
    return true
  }

  /// Moves to another row, and returns whether there is one.
  private func moveRow(from path: RowPath, by distance: Int) throws -> Bool {
    guard let table else { return false }
    let counts = table.model.rowCounts
    let place = counts.prefix(path.section).reduce(path.row, +)
    let last = counts.reduce(0, +) - 1
    let (sum, isOver) = place.addingReportingOverflow(distance)
    let next = isOver ? (distance > 0 ? last : 0) : max(0, min(sum, last))
    guard next != place, let row = counts.path(of: next) else { return false }
    tree.focusedRow = row
    tree.focusedComponent = 0
    try show(row)
    return true
  }

  /// Scrolls the table as little as possible until a row is visible.
  private func show(_ path: RowPath) throws {
    guard let table, table.cell(at: path) == nil else { return }
    let value = table.mounted.value
    guard let first = table.displayed.first?.path, path > first else { return try scroll(to: path) }
    let rows = Double(max(0, value.visibleRowCount - 1))
    let offset = max(0, table.offset(of: path) - rows * value.estimatedRowHeight)
    try scroll(to: CGPoint(x: value.contentOffset.x, y: offset))
  }

  /// Sets the number of rows that a table has room for, and returns whether it has changed.
  ///
  /// A renderer that lays out the table knows the number. It is not an action of a user.
  package func makeRoom(forRows count: Int) -> Bool {
    guard let table, table.mounted.value.visibleRowCount != count else { return false }
    table.mounted.input { $0.visibleRowCount = count }
    return true
  }
}

extension [Int] {
  /// Returns the index path of a row that is counted through sections of these numbers of rows.
  fileprivate func path(of number: Int) -> RowPath? {
    var rest = number
    for (section, count) in enumerated() {
      if rest < count { return RowPath(row: rest, section: section) }
      rest -= count
    }
    return nil
  }
}
