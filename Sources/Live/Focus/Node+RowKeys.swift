import Widgets

extension Node {
  /// Performs the action of a key in the controls of the row, and returns whether there is one.
  ///
  /// The node is the cell of the row.
  internal func answerInRow(to key: KeyPress) throws -> Bool {
    guard let (table, path) = row else { return false }
    if let edge = openSwipeEdge, try answerInSwipeActions(to: key, at: edge) { return true }
    let model = table.model[path]?.model
    let view = table.list
    switch (key.key, key.modifiers) {
    case (.left, .alternate): return try openSwipeActions(at: .trailing)
    case (.right, .alternate): return try openSwipeActions(at: .leading)
    case (.up, .alternate) where view.isEditing: return try moveRow(to: table.model.rowCounts.place(before: path))
    case (.down, .alternate) where view.isEditing: return try moveRow(to: table.model.rowCounts.place(after: path))
    case (.delete, []), (.backspace, []):
      guard model?.editingStyle == .delete else { return false }
      if view.isEditing { try commitEditing() } else { try swipeToDelete() }
    case (.return, []), (.character(" "), []):
      guard view.isEditing, !view.allowsSelectionDuringEditing, model?.editingStyle == .insert else { return false }
      try commitEditing()
    case (.right, []): return try tapDetailButton(of: table)
    default: return try answerAsTouch(to: key)
    }
    return true
  }

  /// Moves through the open swipe actions, chooses one, or closes them.
  private func answerInSwipeActions(to key: KeyPress, at edge: TableViewCell.SwipeEdge) throws -> Bool {
    let count = try RowAction("swipe over", of: self).offers(at: edge).count
    // Actions count from the edge.
    let outward = edge == .leading ? KeyPress.left : .right
    let inward = edge == .leading ? KeyPress.right : .left
    let last = max(0, count - 1)
    let index = min(tree.focus.component, last)
    switch key {
    case inward: tree.focusComponent(min(last, index + 1))
    case outward: tree.focusComponent(max(0, index - 1))
    case .return, .space: try chooseSwipeAction(index)
    case .escape, outward + .alternate: return try openSwipeActions(at: nil)
    default:
      _ = try openSwipeActions(at: nil)
      return false
    }
    return true
  }

  private func moveRow(to target: RowPath?) throws -> Bool {
    guard let target, let table = row?.table else { return false }
    try move(to: target)
    table.node.tree.focus.row = target
    return true
  }

  private func swipeToDelete() throws {
    let offers = try RowAction("swipe over", of: self).offers(at: .trailing)
    guard let offer = offers.first(where: \.isDestructive) else { return }
    try RowAction("swipe over", of: self).editing(offer.perform)
  }

  private func tapDetailButton(of table: LiveTable) throws -> Bool {
    guard hasDetailButton(in: table.list) else { return false }
    try tapAccessory()
    return true
  }

  /// Whether the cell in the node shows a detail button.
  internal func hasDetailButton(in list: any ListView) -> Bool {
    guard let cell = self[TableViewCell.self] else { return false }
    let type = list.isEditing ? cell.editingAccessoryType : cell.accessoryType
    return type.hasDetailButton
  }
}

extension [Int] {
  /// Returns the destination of a row that moves up by one, in sections with these numbers of rows.
  fileprivate func place(before path: RowPath) -> RowPath? {
    if path.row > 0 { return RowPath(row: path.row - 1, section: path.section) }
    return path.section > 0 ? RowPath(row: self[path.section - 1], section: path.section - 1) : nil
  }

  /// Returns the destination of a row that moves down by one.
  fileprivate func place(after path: RowPath) -> RowPath? {
    if path.row + 1 < self[path.section] { return RowPath(row: path.row + 1, section: path.section) }
    return path.section + 1 < count ? RowPath(row: 0, section: path.section + 1) : nil
  }
}
