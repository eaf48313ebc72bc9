import Widgets

extension Node {
  /// Edits a row of a table according to its editing style, which calls its `commit`. A new model shows the result.
  ///
  /// - Parameter path: The index path of the row. By default, that of the cell that contains the node.
  /// - Throws: ``TableError`` if there is no such visible row, or if its editing style is `none`.
  public func commitEditing(at path: RowPath? = nil) throws {
    try RowAction("edit", at: path, of: self).commit()
  }

  /// Swipes over a row of a table, and chooses one of its actions.
  ///
  /// The table sends `willBeginEditingRow` before the action, and `didEndEditingRow` after it. A row with the editing
  /// style `.delete` has the action "Delete" if it has no trailing actions of its own.
  ///
  /// - Parameters:
  ///   - path: The index path of the row. By default, that of the cell that contains the node.
  ///   - title: The title of the action.
  /// - Throws: ``TableError`` if there is no such visible row, or no action with that title.
  public func swipe(at path: RowPath? = nil, _ title: String) throws {
    let action = try RowAction("swipe over", at: path, of: self)
    let offers = action.offers(at: .leading) + action.offers(at: .trailing)
    guard let offer = offers.first(where: { $0.title == title }) else {
      throw action.refusal("it offers \(offers.map(\.title)), and not \"\(title)\"")
    }
    try action.editing(offer.perform)
  }

  /// Taps the accessory button of a row of a table, or of a cell outside of tables.
  ///
  /// The cell sends `accessoryButtonTapped`, and then the table.
  ///
  /// - Parameter path: The index path of the row. By default, that of the cell that contains the node.
  /// - Throws: ``TableError`` if there is no such visible row, or no such button, and ``ActionError`` if a cell outside
  ///   of a table has no such button, or if a user could not tap it.
  public func tapAccessory(at path: RowPath? = nil) throws {
    let around = path == nil ? innermost.line.first { $0.treeRole == .cell } : nil
    if let around, around.row == nil {
      let action = try UserAction("tap the accessory of", on: around)
      guard try action.usable(TableViewCell.self).shownAccessoryType.hasDetailButton else {
        throw action.refusal(.missing("detail button"))
      }
      return around.send(Event<TableViewCell, Void>.accessoryButtonTapped)
    }
    let action = try RowAction("tap the accessory of", at: path, of: self)
    let table = action.table
    let cell = action.cell[TableViewCell.self] ?? action.model.cell
    let type = table.list.isEditing ? cell.editingAccessoryType : cell.accessoryType
    guard type.hasDetailButton else { throw action.refusal("its accessory is \(type)") }
    action.cell.innermost.send(Event<TableViewCell, Void>.accessoryButtonTapped)
    table.notify(Event<TableView, RowPath>.accessoryButtonTapped.trigger, action.path, action.model.accessoryTapped)
    table.finish()
  }

  /// Moves a row of a table or a collection.
  ///
  /// The table shows it at the new position and calls `didMove` of the row, so that the next model can contain the
  /// change. If the next model has the row at its old position, it moves back.
  ///
  /// `targetIndexPathForMoveFromRow` may choose another position. An item of a collection moves in the same way, also
  /// if the collection is not edited, and `targetIndexPathForMoveFromItem` may choose its position.
  ///
  /// - Parameters:
  ///   - path: The index path of the row. By default, that of the cell that contains the node.
  ///   - target: The index path after the row has been removed.
  /// - Throws: ``TableError`` if there is no such visible row or position, if the row cannot move, or if the table is
  ///   not edited.
  public func move(from path: RowPath? = nil, to target: RowPath) throws {
    let action = try RowAction("move", at: path, of: self)
    let list = action.table.list
    if list.movesOnlyWhileEdited, !list.isEditing { throw action.refusal("the table is not edited") }
    guard action.model.canMove else { throw action.refusal("it cannot move") }
    try action.move(to: list.moveTarget(of: action.path, proposed: target))
  }
}

extension Node {
  /// Whether the node is a cell with a detail button that is no row of a table or a collection, and so receives keys.
  internal var isLoneCellWithDetails: Bool {
    cell?.shownAccessoryType.hasDetailButton == true && row == nil
  }
}

extension TableViewCell {
  fileprivate var shownAccessoryType: AccessoryType { isEditing ? editingAccessoryType : accessoryType }
}

extension TableViewCell.AccessoryType {
  internal var hasDetailButton: Bool { self == .detailButton || self == .detailDisclosureButton }
}

extension RowAction {
  /// The swipe actions of the row at an edge, from the edge.
  internal func offers(at edge: TableViewCell.SwipeEdge) -> [SwipeOffer] {
    let own = edge == .leading ? model.leadingSwipeActions : model.trailingSwipeActions
    if own.isEmpty, edge == .trailing, model.editingStyle == .delete {
      return [SwipeOffer(title: "Delete", isDestructive: true) { () throws(TableError) in try commit() }]
    }
    return own.map { action in
      SwipeOffer(title: action.title, isDestructive: action.style == .destructive) { action.handler() }
    }
  }

  /// Edits the row by a swipe, between the events about it.
  internal func editing(_ edit: () throws(TableError) -> Void) throws(TableError) {
    table.notify(Event<TableView, RowPath>.willBeginEditingRow.trigger, path, nil)
    table.finish()
    try edit()
    table.notify(Event<TableView, RowPath>.didEndEditingRow.trigger, path, nil)
    table.finish()
  }

  /// Whether something answers the edit of the row by its style.
  internal static func isCommitAnswered(of model: CellModel, in list: Node) -> Bool {
    model.commit != nil || list.mounted.behaviors.haveHandler(of: Event<TableView, UsedRow>.commit.trigger)
  }

  fileprivate func commit() throws(TableError) {
    let style = model.editingStyle
    guard style != .none else { throw refusal("its editing style is \(style)") }
    var commit: CellModel.Action?
    if let own = model.commit { commit = { own(style) } }
    table.notify(Event<TableView, UsedRow>.commit.trigger, UsedRow(row, at: path, style: style), commit)
    table.finish()
  }

  fileprivate func move(to target: RowPath) throws(TableError) {
    var model = table.model
    var sections = model.sections.map { Array($0.rows) }
    let moved = sections[path.section].remove(at: path.row)
    guard sections.indices ~= target.section, 0...sections[target.section].count ~= target.row else {
      throw refusal("there is no place \(target)")
    }
    sections[target.section].insert(moved, at: target.row)
    for section in Set([path.section, target.section]) {
      model.sections[section].rows = RowList(rows: sections[section])
    }
    let move = BatchUpdate.Move(from: path, to: target)
    let changes = BatchUpdate(movedRows: path == target ? [] : [move])
    table.mounted.inputList { $0.model = model.changed(by: changes, from: table.model) }
    var didMove: CellModel.Action?
    if let own = self.model.didMove { didMove = { own(target) } }
    table.notify(Event<TableView, (from: RowPath, to: RowPath)>.didMoveRow.trigger, (from: path, to: target), didMove)
    table.finish()
  }
}

/// A swipe action that a row offers.
@MainActor internal struct SwipeOffer {
  let title: String
  let isDestructive: Bool
  let perform: @MainActor () throws(TableError) -> Void
}
