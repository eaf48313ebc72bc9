import Widgets

extension TableDriver {
  /// Edits a row as its editing style says: has it call `commit`. Another model makes it show.
  ///
  /// - Throws: ``TableError`` if there is no such row, or editing does nothing to it.
  public func commitEditing(at path: RowPath) throws(TableError) {
    let row = try row(at: path, for: "edit")
    guard row.editingStyle != .none, let commit = row.commit else {
      throw TableError(action: "edit", path: path, reason: "its editing style is \(row.editingStyle)")
    }
    commit(row.editingStyle)
  }

  /// Swipes over a row, and takes one of the actions that it offers.
  ///
  /// A row whose editing style is `.delete` offers "Delete" if it has no trailing actions of its own.
  ///
  /// - Throws: ``TableError`` if there is no such row or no action of that title.
  public func swipe(at path: RowPath, _ title: String) throws(TableError) {
    let row = try row(at: path, for: "swipe over")
    let actions = row.leadingSwipeActions + row.trailingSwipeActions
    if let action = actions.first(where: { $0.title == title }) { return action.handler() }
    let deletes = row.trailingSwipeActions.isEmpty && row.editingStyle == .delete
    if deletes, title == "Delete" { return try commitEditing(at: path) }
    let titles = actions.map(\.title) + (deletes ? ["Delete"] : [])
    throw TableError(action: "swipe over", path: path, reason: "it offers \(titles), and not \"\(title)\"")
  }

  /// Taps the button at the trailing edge of a row.
  ///
  /// - Throws: ``TableError`` if there is no such row or no such button.
  public func tapAccessory(at path: RowPath) throws(TableError) {
    let row = try row(at: path, for: "tap the accessory of")
    let type = isEditing ? row.cell.editingAccessoryType : row.cell.accessoryType
    guard type == .detailButton || type == .detailDisclosureButton else {
      throw TableError(action: "tap the accessory of", path: path, reason: "its accessory is \(type)")
    }
    row.accessoryTapped?()
  }

  /// Drags a row elsewhere. The table shows it there, and has the row call `didMove`, so that the next model says the same;
  /// if that has the row where it was, it moves back.
  ///
  /// - Parameters:
  ///   - path: Where the row is.
  ///   - target: Where it is to be once it has left its place.
  /// - Throws: ``TableError`` if there is no such row or place, the row cannot move, or the table is not edited.
  public func move(from path: RowPath, to target: RowPath) throws(TableError) {
    let row = try row(at: path, for: "move")
    guard isEditing else { throw TableError(action: "move", path: path, reason: "the table is not edited") }
    guard row.canMove else { throw TableError(action: "move", path: path, reason: "it cannot move") }
    var sections = model.sections.map { Array($0.rows) }
    let moved = sections[path.section].remove(at: path.row)
    guard sections.indices ~= target.section, 0...sections[target.section].count ~= target.row else {
      throw TableError(action: "move", path: path, reason: "there is no place \(target)")
    }
    sections[target.section].insert(moved, at: target.row)
    var model = model
    for section in Set([path.section, target.section]) {
      model.sections[section].rows = RowList(rows: sections[section])
    }
    lastUpdates = []
    if path != target { perform(BatchUpdate(movedRows: [.init(from: path, to: target)]), model) }
    if let didMove = row.didMove { calls.append { didMove(target) } }
    finish()
  }
}
