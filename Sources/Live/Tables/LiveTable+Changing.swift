import Widgets

extension LiveTable {
  /// Replaces the model, by its known changes or else by comparing both models.
  internal func change(to new: TableModel, isFirst: Bool) {
    defer { model = new }
    lastUpdates = []
    if model.loadMore == nil { request = .none }
    target = nil
    guard !isFirst else { return }
    let focused = node.isFirstResponder ? node.tree.focus.row : nil
    let isAtTop = visible.rows.first.map { startOfLine(at: $0.path) == model.firstPath } ?? true
    if let changes = changes(to: new) {
      perform(changes, new)
    } else if !model.isKnown(toHaveTheRowsOf: new) {
      let diff = SectionedDiff(from: model, to: new)
      // The diff was computed from the same models.
      let stages = try? diff.stages(from: model.sections, to: new.sections) {
        $0.model.identifier != $1.model.identifier
      }
      for stage in stages ?? [] { perform(stage.update, new.with(\.sections .~ stage.sections)) }
      if let focused, let row = diff.neighbor(ofRemoved: focused) { node.tree.focus.row = row }
    }
    if request == .failed || lastUpdates.contains(where: { $0.addsRows(to: new) }) {
      request = .none
    } else if request == .made {
      request = .answered
    }
    followSides(in: new)
    if isAtTop {
      top = RowPath(row: 0, section: 0)
    } else if let anchor = visible.rows.first(where: { !$0.hasMoved }) {
      top = anchor.path
    }
  }

  /// Returns the first row of a row's line in the current model, while the list has the next one.
  private func startOfLine(at path: RowPath) -> RowPath {
    if path.row == 0 { return path }
    var list = mounted.list
    list.model = model
    return list.startOfLine(at: path)
  }

  /// Keeps the first visible rows of sections that scroll orthogonally at the leading edge.
  private func followSides(in new: TableModel) {
    let starts = mounted.displayedState.plan.firstVisible
    guard !starts.isEmpty else { return }
    var seen: Set<Int> = []
    let edges = visible.rows.filter { row in
      guard !row.hasMoved, new[row.path] != nil, seen.insert(row.path.section).inserted else { return false }
      return starts[new.sections[row.path.section].id].map { $0 > 0 } ?? false
    }
    mounted.applyList { list in for row in edges { list.bringToEdge(row.path) } }
  }

  /// Returns the changes by which the new model was derived, if they are valid.
  private func changes(to new: TableModel) -> BatchUpdate? {
    guard let history = new.version.history, history.number == model.version.number else { return nil }
    let fits: Void? = try? BatchUpdateChecker.check(history.changes, from: model.rowCounts, to: new.rowCounts)
    return fits.map { history.changes }
  }

  /// Applies a valid update to the visible, the prefetched and the selected rows.
  private func perform(_ update: BatchUpdate, _ model: TableModel) {
    defer { self.model = model }
    guard !update.isEmpty else { return }
    lastUpdates.append(update)
    let map = BatchUpdateMap(update, sectionCount: self.model.sections.count)
    let (moved, reloaded) = (Set(update.movedRows.map(\.to)), Set(update.reloadedRows))
    visible.rows = visible.rows.compactMap { row in
      guard let path = map.row(row.path) else {
        notifyOfEnd(of: row)
        return nil
      }
      var row = row
      if reloaded.contains(row.path) {
        notifyOfEnd(of: row)
        row.isReloaded = true
      }
      row.path = path
      row.hasMoved = row.hasMoved || moved.contains(path)
      return row
    }
    prefetched = Dictionary(
      prefetched.compactMap { path, row in map.row(path).map { ($0, row) } }, uniquingKeysWith: { first, _ in first })
    selectedRows = selectedRows.compactMap(map.row).sorted()
    if node.isFirstResponder, let row = node.tree.focus.row {
      node.tree.focus.row = map.row(row) ?? map.neighbor(of: row, in: model)
    }
    followEdits(map, to: model)
  }

  internal func notifyOfEnd(of row: DisplayedRow) {
    // A row that gets another cell has been reported already.
    if row.isReloaded { return }
    let current = row.version == model.version.number ? nil : model[row.path]?.model
    notify(
      Event<TableView, RowPath>.didEndDisplayingRow.trigger, row.path, (current ?? row.model).didEndDisplaying)
  }
}

extension SectionedDiff {
  /// Returns the new index path of the next row, or else the previous one, that has left the section of a row that is
  /// removed together with it, or `nil` if there is none.
  ///
  /// All rows leave a section that gets another identity, such as another title.
  fileprivate func neighbor(ofRemoved path: RowPath) -> RowPath? {
    guard sections.removals.contains(where: { $0.index == path.section }) else { return nil }
    let left = moves.filter { $0.from.section == path.section }
    guard !left.contains(where: { $0.from == path }) else { return nil }
    let next = left.filter { $0.from.row > path.row }.min { $0.from.row < $1.from.row }
    return (next ?? left.max { $0.from.row < $1.from.row })?.to
  }
}

extension BatchUpdate {
  fileprivate func addsRows(to model: TableModel) -> Bool {
    insertedRows.contains { model[$0]?.isPlaceholder == false }
      || (insertedSections + reloadedSections).contains { section in
        model.sections.indices ~= section && model.sections[section].rows.contains { !$0.isPlaceholder }
      }
  }
}

extension TableModel {
  fileprivate var firstPath: RowPath? { rowPaths(from: RowPath(row: 0, section: 0), count: 1).first }
}

extension TableModel {
  /// Returns whether no row and no section has to be compared to know that all are the same.
  fileprivate func isKnown(toHaveTheRowsOf other: TableModel) -> Bool {
    sections.count == other.sections.count
      && zip(sections, other.sections).allSatisfy {
        $0.id == $1.id && $0.rows.isKnown(toEqual: $1.rows) && $0.hasSameContent(as: $1)
      }
  }
}
