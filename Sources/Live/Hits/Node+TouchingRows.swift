import Widgets

extension Node {
  /// Swipes over the row around the node, which opens its actions at an edge, or closes them.
  ///
  /// - Parameter edge: The edge, or `nil` to close the actions.
  /// - Returns: Whether the row has actions there.
  /// - Throws: ``ActionError`` or ``TableError`` if a user could not swipe over it.
  package func openSwipeActions(at edge: TableViewCell.SwipeEdge?) throws -> Bool {
    let action = try RowAction("swipe over", of: self)
    if let edge, action.table.list.isEditing || action.offers(at: edge).isEmpty { return false }
    for cell in action.table.node.childNodes.map(\.innermost) where cell[TableViewCell.self]?.swipedEdge != nil {
      cell.input(as: TableViewCell.self) { $0.swipedEdge = nil }
    }
    tree.focusComponent(0)
    if let edge { action.cell.input(as: TableViewCell.self) { $0.swipedEdge = edge } }
    return true
  }

  /// A Boolean value that indicates whether the node is in a row of a table.
  package var isInRow: Bool { line.contains { $0.row != nil } }

  /// The edge at which the swipe actions of the row around the node are open.
  package var openSwipeEdge: TableViewCell.SwipeEdge? {
    innermost.line.lazy.compactMap { $0[TableViewCell.self] }.first?.swipedEdge
  }

  /// Chooses one of the open swipe actions of the row around the node, which closes them.
  ///
  /// - Parameter index: The index of the action, from the edge.
  /// - Throws: ``ActionError`` or ``TableError`` if a user could not choose it.
  package func chooseSwipeAction(_ index: Int) throws {
    let action = try RowAction("swipe over", of: self)
    guard let edge = openSwipeEdge else { throw action.refusal("its actions are closed") }
    let offers = action.offers(at: edge)
    guard offers.indices.contains(index) else { throw action.refusal("it has \(offers.count) actions there") }
    action.cell.input(as: TableViewCell.self) { $0.swipedEdge = nil }
    try action.editing(offers[index].perform)
  }

  /// Moves the row around the node to the place of another row.
  ///
  /// - Throws: ``ActionError`` or ``TableError`` if a user could not move it there.
  package func move(toRowOf other: Node) throws {
    guard let target = other.line.lazy.compactMap(\.row).first else {
      throw try RowAction("move", of: self).refusal("there is no row")
    }
    try move(to: target.path)
  }
}
