extension TableModel {
  /// What a table shows for some rows: their cells, the headers of sections that begin and the footers of those that end
  /// among them, and what stands there without rows.
  ///
  /// - Parameters:
  ///   - paths: The rows, from the top.
  ///   - cell: Makes the cell of a row. By default, it is that of the row's model.
  package func cells(
    in paths: [RowPath], cell: (RowPath, Row) -> TableViewCell = { $1.model.keyedCell }
  ) -> Children {
    var cells: [any Widget] = []
    for path in paths {
      guard let row = self[path] else { continue }
      let section = sections[path.section]
      if path.row == 0, let header = section.headerWidget { cells.append(header) }
      cells.append(cell(path, row))
      if path.row == section.rows.count - 1, let footer = section.footerWidget { cells.append(footer) }
    }
    if isEmpty, let emptyState { cells.append(emptyState) }
    return Children(cells)
  }
}

extension CellModel {
  /// The cell, with the row's key if it has one.
  package var keyedCell: TableViewCell { id == RowBuilder.unnamed ? cell : cell.with(.key(id)) }
}

extension SectionModel {
  fileprivate var headerWidget: (any Widget)? {
    let text = header.map { Label($0, .accessibilityTraits(.header)) }
    return (headerView ?? text).map { $0.with(key: WidgetKey("header", id)) }
  }

  fileprivate var footerWidget: (any Widget)? {
    (footerView ?? footer.map { Label($0) }).map { $0.with(key: WidgetKey("footer", id)) }
  }
}

extension Widget {
  fileprivate func with(key: WidgetKey) -> any Widget {
    var copy = self
    copy.key = key
    return copy
  }
}
