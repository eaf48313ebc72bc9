import Foundation
import Widgets

extension Node {
  /// The index path of the row that keys act on, if the node is a focused table or collection.
  ///
  /// It is the row to which keys or a click have moved, or else the first selected one of the visible rows, or the top
  /// row. It may be out of view. It is `nil` without rows, and if the node is not focused.
  ///
  /// - Complexity: O(*n*) for *n* visible and selected rows.
  public var focusedRow: RowPath? {
    guard let table, isFirstResponder else { return nil }
    if let row = tree.focus.row, table.model[row] != nil { return row }
    return table.selectedRows.first { table.cell(at: $0) != nil } ?? table.visible.rows.first?.path
  }

  /// The cell of the row that keys act on, if the node is a focused table or collection, and the cell is visible.
  package var focusedCell: Node? { focusedRow.flatMap { table?.cell(at: $0) } }

  /// Whether the node is the cell of the row that keys act on.
  internal var isFocusedCell: Bool {
    guard let list = tree.focus.node, isMounted, list.isMounted, outermost.parent === list else { return false }
    return list.focusedCell === self
  }

  /// Performs the action of a key in the rows of a table, and returns whether there is one.
  internal func answerInTable(to key: KeyPress, row: Node?) throws -> Bool {
    // The place of the row is stored now, because the selected row may be removed.
    if row != nil { tree.focus.row = focusedRow }
    if let row, try row.answerInRow(to: key) { return true }
    guard let table, let path = focusedRow, key.modifiers.isEmpty else { return false }
    let screen = max(1, table.visible.rows.count - 1)
    switch key.key {
    case .return, .character(" "):
      if row == nil { try show(path) }
      try select(at: path)
    case .up: return try moveRow(from: path, by: -table.stride(from: path, isForward: false))
    case .down: return try moveRow(from: path, by: table.stride(from: path, isForward: true))
    case .left where treeRole == .grid: return try moveRow(from: path, by: -1)
    case .right where treeRole == .grid: return try moveRow(from: path, by: 1)
    case .pageUp: return try moveRow(from: path, by: -screen)
    case .pageDown: return try moveRow(from: path, by: screen)
    case .home: return try moveRow(from: path, by: -.max)
    case .end: return try moveRow(from: path, by: .max)
    default: return false
    }
    return true
  }

  /// Moves to another row, and returns whether there is one.
  private func moveRow(from path: RowPath, by distance: Int) throws -> Bool {
    guard let table else { return false }
    let counts = table.model.rowCounts
    // The numbers of placeholders may exceed the largest integer.
    let place = counts.prefix(path.section).reduce(path.row) { $0 + min($1, .max - $0) }
    let last = table.model.rowCount - 1
    let (sum, isOver) = place.addingReportingOverflow(distance)
    let next = isOver ? (distance > 0 ? last : 0) : max(0, min(sum, last))
    guard next != place, let row = counts.path(of: next) else { return false }
    tree.focus.row = row
    tree.focus.component = 0
    try show(row)
    return true
  }

  /// Scrolls the table as little as possible until a row is visible.
  private func show(_ path: RowPath) throws {
    guard let table, table.cell(at: path) == nil else { return }
    let list = table.list
    let isBeside = table.visible.rows.contains { $0.path.section == path.section } && list.lineCount(at: path) == .max
    guard let first = table.visible.rows.first?.path, path > first, !isBeside else { return try scroll(to: path) }
    let lines = max(0, (list.visibleCount - 1) / list.lineCount(at: path))
    try table.scroll(to: max(0, list.offset(of: path) - Double(lines) * list.plannedLineLength(at: path)))
    if table.cell(at: path) == nil { try scroll(to: path) }
  }

  /// Whether the row that receives keys is visible, if there is one in the tree.
  package var isFocusedRowShown: Bool {
    guard let focused = tree.focus.node, let row = tree.focus.row, let table = focused.table, table.model[row] != nil
    else { return true }
    return table.cell(at: row) != nil
  }

  /// Scrolls the table until the row that receives keys is visible, and returns whether it was not.
  package func showFocusedRow() throws -> Bool {
    guard table != nil, isFirstResponder, !isFocusedRowShown, let path = focusedRow else { return false }
    try show(path)
    return isFocusedRowShown
  }

  /// The offset of the table or the collection in the node, if it is one.
  package var listOffset: CGPoint? { table?.list.contentOffset }

  /// The place to which the scroll view, the table or the collection in the node is scrolled, or `nil` for others.
  package var keptPlace: KeptPlace? {
    guard let view = mounted.current as? any Scrolling else { return nil }
    return KeptPlace(offset: view.contentOffset, space: table?.list.visibleCount)
  }

  /// Scrolls to a former place of the content. It is no action of a user.
  package func scroll(backTo place: KeptPlace) {
    if let table, let space = place.space {
      table.space = space
      table.mounted.inputList {
        $0.visibleCount = space
        $0.contentOffset = place.offset
      }
    } else {
      input(as: (any Scrolling).self) { $0.contentOffset = place.offset }
      send(Event<ScrollView, Void>.didScroll)
    }
  }

  /// Sets the number of rows that a table has space for, and returns whether it has changed.
  ///
  /// A renderer that lays out the table knows the number. It is not an action of a user. The row that receives keys
  /// stays visible. Other descriptions of the table do not change the number.
  package func makeSpace(forRows count: Int) -> Bool {
    guard let table, table.list.visibleCount != count else { return false }
    let focused = focusedRow.flatMap { table.cell(at: $0) == nil ? nil : $0 }
    table.space = count
    table.mounted.inputList { $0.visibleCount = count }
    if let focused { try? show(focused) }
    return true
  }

  /// Keeps the number of rows that a page is about to show, also when the table is described again.
  package func keepSpace(forRows count: Int) { table?.space = count }

  /// Takes rows at the top out of view, for which a table has no space, and returns whether there are that many.
  ///
  /// Like ``makeSpace(forRows:)``, it is not an action of a user. The other rows stay in view.
  package func makeSpace(withoutFirst count: Int) -> Bool {
    guard let table, table.visible.rows.indices.dropFirst().contains(count) else { return false }
    let (rest, top) = (table.visible.rows.count - count, table.visible.rows[count].path)
    table.space = rest
    table.mounted.inputList {
      $0.visibleCount = rest
      $0.scrolledLength = $0.offset(of: top)
    }
    return true
  }
}

/// A place to which content is scrolled, with the number of rows that a list has space for.
package struct KeptPlace: Equatable {
  fileprivate let offset: CGPoint
  fileprivate let space: Int?
}

extension LiveTable {
  /// Returns the distance to the row that is above or below a row.
  fileprivate func stride(from path: RowPath, isForward: Bool) -> Int {
    let list = list
    let size = list.lineCount(at: path)
    guard size > 1, list.model[path] != nil else { return 1 }
    let count = list.model.sections[path.section].rows.count
    if size == .max { return isForward ? count - path.row : path.row + 1 }
    return isForward ? min(size, max(1, count - path.row)) : min(size, path.row + 1)
  }

  /// Drags the list to an offset along its axis, in points.
  fileprivate func scroll(to offset: Double) throws {
    var list = list
    list.scrolledLength = offset
    try node.scroll(to: list.contentOffset)
  }

  /// Drags the list by as many lines as are visible.
  internal func scrollPage(isUp: Bool) throws {
    guard let first = visible.rows.first?.path else { return }
    let list = list
    let lines = max(1, list.visibleCount / list.lineCount(at: first))
    let page = Double(lines) * list.plannedLineLength(at: first)
    try scroll(to: isUp ? max(0, list.scrolledLength - page) : list.scrolledLength + page)
  }

  /// Drags the list by a line.
  internal func scrollLine(isUp: Bool) throws {
    guard let first = visible.rows.first?.path else { return }
    let length = list.plannedLineLength(at: first)
    try scroll(to: isUp ? max(0, list.scrolledLength - length) : list.scrolledLength + length)
  }
}

extension Node {
  /// Drags a table or a collection by a line.
  ///
  /// - Throws: ``ActionError`` if users could not scroll it.
  package func scrollTableByLine(isUp: Bool) throws { try table?.scrollLine(isUp: isUp) }

  /// Drags a table or a collection until the line of a row is at the top. Rows are counted through all sections.
  ///
  /// - Throws: ``ActionError`` if users could not scroll it.
  /// - Complexity: O(*n*) for *n* sections, and that of the rows that come into view.
  package func scrollTable(toRow number: Int) throws {
    guard let table, let path = table.model.rowCounts.path(of: number) else { return }
    try table.scroll(to: table.list.offset(of: path))
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
