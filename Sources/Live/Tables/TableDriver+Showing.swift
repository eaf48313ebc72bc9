import Widgets

extension TableDriver {
  /// Shows another model. What has changed is found by comparing both.
  ///
  /// - Parameters:
  ///   - model: What to show.
  ///   - completion: Called once it shows.
  public func show(_ model: TableModel, completion: (@MainActor () -> Void)? = nil) {
    begin()
    let diff = SectionedDiff(from: self.model, to: model)
    let stages = diff.stages(from: self.model.sections, to: model.sections) {
      $0.model.identifier != $1.model.identifier
    }
    for stage in stages { perform(stage.update, model.with(\.sections -- stage.sections)) }
    end(model, completion)
  }

  /// Shows another model, whose changes are known: nothing is compared but the rows in sight.
  ///
  /// - Parameters:
  ///   - model: What to show.
  ///   - changes: The sections and rows that come, go and move. Rows in sight that have changed otherwise are found.
  ///   - completion: Called once it shows.
  /// - Throws: ``BatchUpdateError`` if the changes do not lead from one model to the other, which goes on to be shown.
  /// - Complexity: O(*n*) for the changes, the sections and the rows in sight, whatever the number of rows.
  public func show(
    _ model: TableModel, changes: BatchUpdate, completion: (@MainActor () -> Void)? = nil
  ) throws(BatchUpdateError) {
    try BatchUpdateChecker.check(changes, from: self.model.rowCounts, to: model.rowCounts)
    begin()
    perform(changes, model)
    end(model, completion)
  }

  private func begin() {
    lastUpdates = []
    hasLoadedMore = false
  }

  private func end(_ model: TableModel, _ completion: (@MainActor () -> Void)?) {
    self.model = model
    showWindow()
    if let completion { calls.append(completion) }
    finish()
  }

  /// Follows a valid update, with the rows in sight, the selected ones and the one at the top.
  internal func perform(_ update: BatchUpdate, _ model: TableModel) {
    let map = BatchUpdateMap(update, sectionCount: self.model.sections.count)
    let isAtTop = displayed.first.map { self.model.firstPath == $0.path } ?? true
    let (moved, reloaded) = (Set(update.movedRows.map(\.to)), Set(update.reloadedRows))
    let anchor = displayed.compactMap { map.row($0.path) }.first { !moved.contains($0) }
    top = isAtTop ? RowPath(row: 0, section: 0) : anchor ?? top
    var staying: [Displayed] = []
    for var row in displayed {
      if !reloaded.contains(row.path), let path = map.row(row.path) {
        row.path = path
        staying.append(row)
      } else if let didEndDisplaying = row.model.didEndDisplaying {
        calls.append(didEndDisplaying)
      }
    }
    displayed = staying
    prefetched = Dictionary(
      prefetched.compactMap { path, row in map.row(path).map { ($0, row) } }, uniquingKeysWith: { first, _ in first })
    selectedRows = selectedRows.compactMap(map.row).sorted()
    lastUpdates.append(update)
    self.model = model
    showWindow()
  }
}

extension TableModel {
  /// The path of the first row.
  fileprivate var firstPath: RowPath? { rowPaths(from: RowPath(row: 0, section: 0), count: 1).first }
}
