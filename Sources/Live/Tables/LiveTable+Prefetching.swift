import Widgets

extension LiveTable {
  /// Calls the rows that are about to appear, and those that no longer are.
  internal func prefetch() {
    let paths = nextPath.map { model.rowPaths(from: $0, count: mounted.list.prefetchedCount) } ?? []
    if paths.count == prefetched.count, paths.allSatisfy({ prefetched.index(forKey: $0) != nil }) { return }
    let inSight = Set(visible.rows.map(\.path))
    var rows: [RowPath: CellModel] = [:]
    var begun: [RowPath] = []
    for path in paths {
      if let row = prefetched[path] {
        rows[path] = row
      } else if let row = model[path]?.model {
        rows[path] = row
        begun.append(path)
      }
    }
    let ended = prefetched.keys.filter { rows[$0] == nil && !inSight.contains($0) }.sorted()
    notify(begun, rows, Event<TableView, [RowPath]>.prefetchRows, \.prefetch)
    notify(ended, prefetched, Event<TableView, [RowPath]>.cancelPrefetchingRows, \.cancelPrefetching)
    prefetched = rows
  }

  private func notify(
    _ paths: [RowPath], _ rows: [RowPath: CellModel], _ event: Event<TableView, [RowPath]>,
    _ action: (CellModel) -> CellModel.Action?
  ) {
    guard !paths.isEmpty else { return }
    let actions = paths.compactMap { rows[$0].flatMap(action) }
    let all: CellModel.Action = { for action in actions { action() } }
    notify(event.trigger, paths, actions.isEmpty ? nil : all)
  }

  /// Requests more rows if the last ones are visible.
  internal func loadMore() {
    guard let loadMore = model.loadMore, request == .none else { return }
    let isAtEnd =
      visible.rows.contains { $0.model.isPlaceholder }
      || nextPath.map { model.rowPaths(from: $0, count: 1).isEmpty } ?? true
    guard isAtEnd else { return }
    request = .made
    calls.append { [self] in
      do {
        try loadMore()
      } catch {
        request = .failed
        node.tree.errors.append(error)
      }
    }
  }

  /// The index path after the last visible row.
  private var nextPath: RowPath? {
    visible.rows.last.map { RowPath(row: $0.path.row + 1, section: $0.path.section) }
  }
}
