import Widgets

// What users have typed into a row, and the focus, stay with the row, whatever cell shows it, and while none does.
extension LiveTable {
  /// Takes down what users have made of rows that will lose their cells.
  ///
  /// - Parameters:
  ///   - paths: The rows that will be in sight.
  ///   - visible: The same, as a set.
  internal func rememberEdits(whereShowing paths: [RowPath], without visible: Set<RowPath>) {
    let isShifted = displayed.first?.path != paths.first
    for row in displayed {
      guard let node = row.node, node.isMounted else { continue }
      let isGone = !visible.contains(row.path)
      // Rows without keys share nodes by their order, and a reloaded one gets another cell.
      let isUnnamed = row.cell == nil && row.model.id == RowBuilder.unnamed
      let losesCell = isGone || isUnnamed && isShifted || row.isReloaded && row.cell != nil
      guard losesCell, let edits = RowEdits(of: node, id: row.model.id) else { continue }
      self.edits[row.path] = edits
      if isUnnamed && isShifted { node.forgetInput() }
    }
  }

  /// Makes of the rows in sight what users have made of them before.
  internal func restoreEdits() {
    for index in displayed.indices where cells.rows.indices ~= index && node.childNodes.indices ~= cells.rows[index] {
      let (row, cell) = (displayed[index], node.childNodes[cells.rows[index]])
      displayed[index].node = cell
      guard !edits.isEmpty, let edits = edits.removeValue(forKey: row.path), edits.id == row.model.id else { continue }
      edits.restore(in: cell)
    }
  }

  /// Follows an update with what is kept of rows out of sight, and forgets what is kept of rows that go.
  internal func followEdits(_ map: BatchUpdateMap, to model: TableModel) {
    if edits.isEmpty { return }
    var new: [RowPath: RowEdits] = [:]
    for (path, edits) in edits {
      if let path = map.row(path) ?? reloaded(edits.id, from: path.section, map, in: model) { new[path] = edits }
    }
    edits = new
  }

  /// The path of a row in a section all of whose rows are made anew, if it is one of them still.
  private func reloaded(_ id: WidgetKey, from section: Int, _ map: BatchUpdateMap, in model: TableModel) -> RowPath? {
    guard map.reloaded.contains(section), let section = map.sections[section] else { return nil }
    return model.sections[section].rows.firstIndex { $0.id == id }.map { RowPath(row: $0, section: section) }
  }
}
