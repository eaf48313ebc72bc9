import Mod

extension TableModel {
  /// Returns the widgets that a table shows for some rows: cells, headers, footers and the empty state.
  ///
  /// The headers of sections that begin among the rows and the footers of those that end there are included.
  ///
  /// - Parameters:
  ///   - paths: The index paths of the rows, from the top.
  ///   - table: The table, whose heights are the defaults.
  ///   - cell: Returns the cell of a row. By default, that of the row's model.
  /// - Returns: The widgets, and the indexes of the cells among them.
  /// - Complexity: O(*n*) for *n* rows.
  package func cells(
    in paths: [RowPath], of table: TableView, cell: (RowPath, Row) -> TableViewCell = { $1.model.keyedCell }
  ) -> (shown: Children, rows: [Int]) {
    var shown: [any Widget] = []
    var rows: [Int] = []
    for path in paths {
      guard let row = self[path] else { continue }
      let section = sections[path.section]
      if path.row == 0, let header = section.headerWidget {
        shown.append(header.with(height: table.sectionHeaderHeight))
      }
      rows.append(shown.count)
      shown.append(cell(path, row).with(height: table.rowHeight))
      if path.row == section.rows.count - 1, let footer = section.footerWidget {
        shown.append(footer.with(height: table.sectionFooterHeight))
      }
    }
    if isEmpty, let emptyState { shown.append(emptyState) }
    return (Children(shown), rows)
  }
}

extension CellModel {
  package var keyedCell: TableViewCell {
    let cell = id == RowBuilder.unnamed ? cell : cell.with(.key(id))
    return height.map { cell.with(.height(LayoutLength($0))) } ?? cell
  }
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

  /// Returns the widget with a height, unless it has one already.
  fileprivate func with(height: Double?) -> any Widget {
    guard let height, self.height == nil else { return self }
    var copy = self
    copy.height = LayoutLength(height)
    return copy
  }
}
