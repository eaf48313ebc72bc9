import Widgets

// Text that users have typed into a row, and the focus, belong to the row, whichever cell shows it, and are kept while
// it is not visible.
extension LiveTable {
  /// Stores the users' changes of rows that will lose their cells.
  ///
  /// - Parameters:
  ///   - paths: The index paths of the rows that will be visible.
  ///   - inSight: The same as a set.
  internal func rememberEdits(whereShowing paths: [RowPath], without inSight: Set<RowPath>) {
    let isShifted = visible.rows.first?.path != paths.first
    for row in visible.rows {
      guard let node = row.node, node.isMounted else { continue }
      let isGone = !inSight.contains(row.path)
      // Rows without keys share nodes by their order, and a reloaded row gets another cell.
      let isUnnamed = row.cell == nil && row.model.id == RowBuilder.unnamed
      let losesCell = isGone || isUnnamed && isShifted || row.isReloaded && row.cell != nil
      guard losesCell, let edits = RowEdits(of: node, id: row.model.id) else { continue }
      self.edits[row.path] = edits
      if isUnnamed && isShifted { node.forgetInput() }
    }
  }

  /// Restores the users' changes of the visible rows.
  internal func restoreEdits() {
    let children = node.childNodes
    for (index, place) in zip(visible.rows.indices, visible.cells.rows) where children.indices ~= place {
      let (row, cell) = (visible.rows[index], children[place])
      if row.node !== cell { visible.rows[index].node = cell }
      guard !edits.isEmpty, let edits = edits.removeValue(forKey: row.path), edits.id == row.model.id else { continue }
      edits.restore(in: cell)
    }
  }

  /// Applies an update to the stored changes of rows that are not visible, and removes those of deleted rows.
  internal func followEdits(_ map: BatchUpdateMap, to model: TableModel) {
    if edits.isEmpty { return }
    var new: [RowPath: RowEdits] = [:]
    for (path, edits) in edits {
      if let path = map.row(path) ?? reloaded(edits.id, from: path.section, map, in: model) { new[path] = edits }
    }
    edits = new
  }

  /// Returns the index path of a row in a reloaded section, if the section still contains it.
  private func reloaded(_ id: WidgetKey, from section: Int, _ map: BatchUpdateMap, in model: TableModel) -> RowPath? {
    guard map.reloaded.contains(section), let section = map.sections[section] else { return nil }
    return model.sections[section].rows.firstIndex { $0.id == id }.map { RowPath(row: $0, section: section) }
  }
}
