import Widgets

extension Node {
  /// How many rows are out of sight, if the node is that of a table with such: `980 of 1000 rows of TableView`.
  internal var rowsOutOfSight: String? {
    guard let table else { return nil }
    let count = table.model.rowCount
    let hidden = count - table.displayed.count
    return hidden > 0 ? "\(hidden) of \(count) rows of \(path)" : nil
  }
}

extension LiveTable {
  /// The node of a row's cell; `nil` if the row is out of sight.
  internal func cell(at path: RowPath) -> Node? {
    guard let index = displayed.firstIndex(where: { $0.path == path }), cells.rows.indices ~= index,
      node.childNodes.indices ~= cells.rows[index]
    else { return nil }
    return node.childNodes[cells.rows[index]]
  }

  /// Where the row of a cell is; `nil` if the node is not that of one.
  internal func path(of cell: Node) -> RowPath? {
    guard let place = node.childNodes.firstIndex(where: { $0 === cell }), let index = cells.rows.firstIndex(of: place),
      displayed.indices ~= index
    else { return nil }
    return displayed[index].path
  }
}
