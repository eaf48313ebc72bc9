import Widgets

extension TableDriver {
  /// Selects a row, as a tap does. Unless several can be selected, the others are no longer.
  ///
  /// Where several can be selected, a tap on a selected row makes it one that is not.
  ///
  /// - Throws: ``TableError`` if there is no such row, or it cannot be selected.
  public func select(at path: RowPath) throws(TableError) {
    let row = try row(at: path, for: "select")
    let table = tableView
    guard table.isEditing ? table.allowsSelectionDuringEditing : table.allowsSelection else {
      throw TableError(action: "select", path: path, reason: "the table does not allow it")
    }
    guard row.isSelectable else { throw TableError(action: "select", path: path, reason: "it is not selectable") }
    if row.isHighlightable { calls += [row.didHighlight, row.didUnhighlight].compactMap { $0 } }
    let isMultiple = table.isEditing ? table.allowsMultipleSelectionDuringEditing : table.allowsMultipleSelection
    if isMultiple, selectedRows.contains(path) { return try deselect(at: path) }
    if !isMultiple {
      calls += selectedRows.filter { $0 != path }.compactMap { model[$0]?.model.didDeselect }
      selectedRows = []
    }
    selectedRows = (selectedRows + [path]).sorted()
    if let didSelect = row.didSelect { calls.append(didSelect) }
    showWindow()
    finish()
  }

  /// Makes a selected row one that is not.
  ///
  /// - Throws: ``TableError`` if there is no such row, or it is not selected.
  public func deselect(at path: RowPath) throws(TableError) {
    let row = try row(at: path, for: "deselect")
    guard let index = selectedRows.firstIndex(of: path) else {
      throw TableError(action: "deselect", path: path, reason: "it is not selected")
    }
    selectedRows.remove(at: index)
    if let didDeselect = row.didDeselect { calls.append(didDeselect) }
    showWindow()
    finish()
  }

  /// The row at a path, for something that users do.
  internal func row(at path: RowPath, for action: String) throws(TableError) -> CellModel {
    guard let row = model[path] else { throw missing(path, for: action) }
    return row.model
  }

  /// Says that there is no row at a path.
  internal func missing(_ path: RowPath, for action: String) -> TableError {
    TableError(action: action, path: path, reason: "there are sections of \(model.rowCounts) rows")
  }
}
