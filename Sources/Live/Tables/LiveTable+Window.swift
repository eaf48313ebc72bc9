import Widgets

extension LiveTable {
  /// Shows the visible rows, and reports those that appear and disappear.
  internal func showWindow() {
    let list = mounted.list
    let paths = list.window(from: top)
    if list.visibleCount > 0 { top = paths.first.map(list.startOfLine) ?? RowPath(row: 0, section: 0) }
    let before = Dictionary(visible.rows.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    let inSight = Set(paths)
    let gone = visible.rows.filter { !inSight.contains($0.path) }
    if visible.rows.map(\.path) != paths { notify(Event<TableView, [RowPath]>.visibleRowsChanged.trigger, paths, nil) }
    rememberEdits(whereShowing: paths, without: inSight)
    var free = gone.compactMap(\.cell)
    visible.rows = paths.compactMap { path in model[path].map { display($0, at: path, before[path], &free) } }
    for row in gone { notifyOfEnd(of: row) }
    notifyOfEdges(of: paths, in: list)
    let isAnswered = visible.rows.contains { row in
      !row.model.isPlaceholder && before[row.path]?.model.isPlaceholder == true
    }
    if isAnswered { request = .none }
    var shown = visible.rows.makeIterator()
    visible.cells = list.cells(in: paths) { path, row in
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
      visible.cells.shown, at: paths, selected: selectedRows, offset: isInPlace ? nil : list.offset(of: top))
    #if DEBUG
      checkInvariants()
    #endif
  }

  /// Returns whether a row is selected.
  ///
  /// - Complexity: O(log *n*) for *n* selected rows, which are in order.
  private func isSelected(_ path: RowPath) -> Bool {
    let index = selectedRows.partitioningIndex { $0 >= path }
    return index < selectedRows.count && selectedRows[index] == path
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

  /// Notifies of headers and footers that appear and disappear with the visible rows.
  internal func notifyOfEdges(of paths: [RowPath], in list: any PlannedList) {
    let headers = sections(of: paths) { $1.hasHeader && list.opensSection(at: $0) }
    let footers = sections(of: paths) { $1.hasFooter && list.closesSection(at: $0) }
    notify(from: visible.headers, to: headers, .willDisplayHeader, .didEndDisplayingHeader)
    notify(from: visible.footers, to: footers, .willDisplayFooter, .didEndDisplayingFooter)
    (visible.headers, visible.footers) = (headers, footers)
  }

  private func sections(
    of paths: [RowPath], where isShown: (RowPath, SectionModel) -> Bool
  ) -> [WidgetKey: Int] {
    var sections: [WidgetKey: Int] = [:]
    for path in paths where isShown(path, model.sections[path.section]) {
      sections[model.sections[path.section].id] = path.section
    }
    return sections
  }

  private func notify(
    from old: [WidgetKey: Int], to new: [WidgetKey: Int], _ begin: Event<TableView, Int>, _ end: Event<TableView, Int>
  ) {
    if old.isEmpty, new.isEmpty { return }
    for section in new.filter({ old[$0.key] == nil }).values.sorted() { notify(begin.trigger, section, nil) }
    for section in old.filter({ new[$0.key] == nil }).values.sorted() { notify(end.trigger, section, nil) }
  }
}

extension SectionModel {
  fileprivate var hasHeader: Bool { header != nil || headerView != nil }
  fileprivate var hasFooter: Bool { footer != nil || footerView != nil }
}
