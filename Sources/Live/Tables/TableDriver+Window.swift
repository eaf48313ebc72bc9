import Widgets

extension TableDriver {
  /// The rows in sight, from the top.
  public var visibleRows: [RowPath] { displayed.map(\.path) }

  /// The node of a row's cell; `nil` if the row is out of sight.
  public func cell(at path: RowPath) -> Node? {
    guard let index = displayed.firstIndex(where: { $0.path == path }) else { return nil }
    return host.root.children.filter { $0[TableViewCell.self] != nil }.dropFirst(index).first
  }

  /// Scrolls so that a row is at the top, or as far as there are rows.
  ///
  /// - Throws: ``TableError`` if there is no such row.
  public func scroll(to path: RowPath) throws(TableError) {
    guard model[path] != nil else { throw missing(path, for: "scroll to") }
    top = path
    showWindow()
    finish()
  }

  /// Shows the rows in sight, and tells those that come, go and are about to come.
  internal func showWindow() {
    let paths = window
    let before = Dictionary(displayed.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    displayed = paths.compactMap { path in
      guard let row = model[path] else { return nil }
      if let shown = before[path], shown.row == row { return Displayed(path: path, row: row, model: shown.model) }
      let new = Displayed(path: path, row: row, model: row.model)
      if before[path] == nil, let willDisplay = new.model.willDisplay { calls.append(willDisplay) }
      return new
    }
    let visible = Set(paths)
    for gone in before.values where !visible.contains(gone.path) {
      if let didEndDisplaying = gone.model.didEndDisplaying { calls.append(didEndDisplaying) }
    }
    let rows = Dictionary(displayed.map { ($0.path, $0.model) }, uniquingKeysWith: { first, _ in first })
    let (selected, isEditing) = (Set(selectedRows), tableView.isEditing)
    let cells = model.cells(in: paths) { path, row in
      (rows[path] ?? row.model).cell(isSelected: selected.contains(path), isEditing: isEditing)
    }
    mounted?.apply {
      $0.model = model
      $0.cells = cells
    }
  }

  /// Tells rows that are about to come into sight, asks for more if those are the last, and makes the calls.
  internal func finish() {
    prefetch()
    loadMore()
    while !calls.isEmpty { calls.removeFirst()() }
  }

  /// The paths of the rows in sight: as many as there can be below the top, or else above it.
  private var window: [RowPath] {
    let paths = model.rowPaths(from: top, count: visibleRowCount)
    guard paths.count < visibleRowCount else { return paths }
    let all = model.lastRowPaths(visibleRowCount)
    top = all.first ?? RowPath(row: 0, section: 0)
    return all
  }

  private func prefetch() {
    let visible = Set(visibleRows)
    let next = displayed.last.map { RowPath(row: $0.path.row + 1, section: $0.path.section) }
    let paths = next.map { model.rowPaths(from: $0, count: prefetchedRowCount) } ?? []
    var rows: [RowPath: CellModel] = [:]
    for path in paths {
      if let row = prefetched[path] {
        rows[path] = row
      } else if let row = model[path]?.model {
        rows[path] = row
        if let prefetch = row.prefetch { calls.append(prefetch) }
      }
    }
    for (path, row) in prefetched where rows[path] == nil && !visible.contains(path) {
      if let cancel = row.cancelPrefetching { calls.append(cancel) }
    }
    prefetched = rows
  }

  private func loadMore() {
    guard let loadMore = model.loadMore, !hasLoadedMore else { return }
    let next = displayed.last.map { RowPath(row: $0.path.row + 1, section: $0.path.section) }
    let isAtEnd =
      displayed.contains { $0.model.isPlaceholder }
      || next.map { model.rowPaths(from: $0, count: 1).isEmpty } ?? true
    guard isAtEnd else { return }
    hasLoadedMore = true
    calls.append(loadMore)
  }
}

extension CellModel {
  /// The cell as it shows, with the row's key if it has one.
  fileprivate func cell(isSelected: Bool, isEditing: Bool) -> TableViewCell {
    var shown = keyedCell
    shown.isSelected = isSelected
    shown.isEditing = isEditing
    shown.showsReorderControl = isEditing && canMove
    return shown
  }
}

extension TableModel {
  /// The paths of the last rows, as many as there are up to a count.
  fileprivate func lastRowPaths(_ count: Int) -> [RowPath] {
    var paths: [RowPath] = []
    for section in sections.indices.reversed() where paths.count < count {
      let rows = sections[section].rows.indices.suffix(count - paths.count)
      paths = rows.map { RowPath(row: $0, section: section) } + paths
    }
    return paths
  }
}
