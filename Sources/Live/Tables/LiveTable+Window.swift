import Widgets

extension LiveTable {
  /// Shows the visible rows, and reports those that appear and disappear.
  internal func showWindow() {
    let list = mounted.list
    let paths = list.window(from: top)
    if list.visibleCount > 0 { top = paths.first.map(list.startOfLine) ?? RowPath(row: 0, section: 0) }
    let before = Dictionary(displayed.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    let visible = Set(paths)
    let gone = displayed.filter { !visible.contains($0.path) }
    if displayed.map(\.path) != paths { notify(Event<TableView, [RowPath]>.visibleRowsChanged.trigger, paths, nil) }
    rememberEdits(whereShowing: paths, without: visible)
    var free = gone.compactMap(\.cell)
    displayed = paths.compactMap { path in model[path].map { display($0, at: path, before[path], &free) } }
    for row in gone { notifyOfEnd(of: row) }
    notifyOfEdges(of: paths, in: list)
    if displayed.contains(where: { row in !row.model.isPlaceholder && before[row.path]?.model.isPlaceholder == true }) {
      request = .none
    }
    var shown = displayed.makeIterator()
    cells = list.cells(in: paths) { path, row in
      let displayed = shown.next()
      var rowCell = displayed?.shownCell ?? RowCell(row.model)
      rowCell.isLive = true
      rowCell.cell.isSelected = isSelected(path)
      rowCell.cell.isEditing = list.isEditing
      rowCell.cell.showsReorderControl = list.isEditing && displayed?.model.canMove == true
      return rowCell
    }
    let isInPlace = list.path(at: list.knownOffset) == top
    mounted.show(
      cells.shown, at: paths, selected: selectedRows, offset: isInPlace ? nil : list.offset(of: top))
    #if DEBUG
      checkInvariants()
    #endif
  }

  /// Returns whether a row is selected.
  ///
  /// - Complexity: O(log *n*) for *n* selected rows, which are in order.
  private func isSelected(_ path: RowPath) -> Bool {
    var (low, high) = (0, selectedRows.count)
    while low < high {
      let middle = (low + high) / 2
      if selectedRows[middle] < path { low = middle + 1 } else { high = middle }
    }
    return low < selectedRows.count && selectedRows[low] == path
  }

  /// Shows a row in its former cell, in a free one, or in a new one.
  private func display(
    _ row: Row, at path: RowPath, _ before: DisplayedRow?, _ free: inout [SharedCell]
  ) -> DisplayedRow {
    let before = before?.isReloaded == true ? nil : before
    if var before, before.row == row {
      before.hasMoved = false
      return before
    }
    var new = DisplayedRow(row, at: path, version: model.version.number)
    if before == nil { notify(Event<TableView, RowPath>.willDisplayRow.trigger, path, new.model.willDisplay) }
    guard let content = new.model.content as? any SharedContent else { return new }
    if let cell = before?.cell, cell.show(content, as: new.model.identifier) {
      new.cell = cell
    } else if let index = free.firstIndex(where: { $0.identifier == new.model.identifier }) {
      let cell = free.remove(at: index)
      node.childNodes.first { $0.key == cell.key }?.forgetInput()
      new.cell = cell.show(content, as: new.model.identifier) ? cell : nil
    }
    if new.cell == nil {
      sharedCellCount += 1
      new.cell = SharedCell(of: content, as: new.model.identifier, number: sharedCellCount)
    }
    return new
  }
}
