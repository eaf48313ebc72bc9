import Widgets

extension Node {
  package var isTable: Bool { table != nil }

  /// Whether the node is a collection with visible items in sections that scroll orthogonally.
  package var hasSideways: Bool {
    guard let table, treeRole == .grid else { return false }
    return table.visible.rows.contains { table.list.lineCount(at: $0.path) == .max }
  }

  /// The children that are visible rows and not headers or footers, if the node is a table.
  package var rowNodes: [Node] {
    guard let table else { return [] }
    let nodes = children
    return table.visible.cells.rows.compactMap { nodes.indices ~= $0 ? nodes[$0] : nil }
  }

  /// The index paths of the visible rows, if the node is a table.
  package var rowPaths: [RowPath] { table?.visible.rows.map(\.path) ?? [] }

  /// The row to which the table in the node has been scrolled, or else the first visible one.
  package var scrolledRow: (path: RowPath, id: WidgetKey)? {
    guard let table, let path = table.target ?? table.visible.rows.first?.path else { return nil }
    return table.model[path].map { (path, $0.model.id) }
  }

  /// The number of rows that are not visible, if the node is a table.
  package var hiddenRowCount: Int { table.map { $0.model.rowCount - $0.visible.rows.count } ?? 0 }

  /// A description of the rows that are not visible, if the node is a table with such rows: `980 of 1000 rows of
  /// TableView`.
  package var rowsOutOfSight: String? {
    guard let table, hiddenRowCount > 0 else { return nil }
    return "\(hiddenRowCount) of \(table.model.rowCount) rows of \(path)"
  }
}

extension Node {
  /// The outermost of the components that consist of the node, or the node itself.
  internal var outermost: Node {
    var node = self
    while let outer = node.parent, outer.isComponent { node = outer }
    return node
  }

  /// The node in the components that the node consists of, or the node itself.
  internal var innermost: Node {
    var node = self
    while node.isComponent, node.childNodes.count == 1 { node = node.childNodes[0] }
    return node
  }
}

extension LiveTable {
  /// Returns the node of a row's cell, or `nil` if the row is not visible.
  internal func cell(at path: RowPath) -> Node? {
    guard let index = visible.rows.firstIndex(where: { $0.path == path }), visible.cells.rows.indices ~= index,
      node.childNodes.indices ~= visible.cells.rows[index]
    else { return nil }
    return node.childNodes[visible.cells.rows[index]].innermost
  }

  /// Returns the index path of the row of a cell, or `nil` if the node is not a cell.
  internal func path(of cell: Node) -> RowPath? {
    let row = cell.outermost
    guard let place = node.childNodes.firstIndex(where: { $0 === row }),
      let index = visible.cells.rows.firstIndex(of: place), visible.rows.indices ~= index
    else { return nil }
    return visible.rows[index].path
  }
}
