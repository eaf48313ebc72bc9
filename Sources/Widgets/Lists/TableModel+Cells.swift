import Mod

extension PlannedList {
  /// Returns the widgets that a list shows for some rows: cells, headers, footers and the empty state.
  ///
  /// The headers of sections that begin among the rows and the footers of those that end there are included.
  ///
  /// - Parameters:
  ///   - paths: The index paths of the rows, in order.
  ///   - cell: Returns the cell of a row. By default, that of the row's model.
  /// - Returns: The widgets, and the indexes of the cells among them.
  /// - Complexity: O(*n*) for *n* rows.
  package func cells(
    in paths: [RowPath], cell: (RowPath, Row) -> RowCell = { RowCell($1.model) }
  ) -> (shown: Children, rows: [Int]) {
    var shown: [any Widget] = []
    var rows: [Int] = []
    let heights = edgeHeights
    for path in paths {
      guard let row = model[path] else { continue }
      if opensSection(at: path), let header = model.sections[path.section].headerWidget {
        shown.append(header.with(height: heights.header))
      }
      rows.append(shown.count)
      var shownCell = cell(path, row)
      shownCell.cell = fitted(shownCell.cell, inSection: path.section)
      shown.append(shownCell.widget)
      if closesSection(at: path), let footer = model.sections[path.section].footerWidget {
        shown.append(footer.with(height: heights.footer))
      }
    }
    if model.isEmpty, let emptyState = model.emptyState { shown.append(emptyState) }
    return (Children(shown), rows)
  }

  /// The cells before the user has scrolled.
  internal var firstCells: (shown: Children, paths: [RowPath]) {
    let paths = window(from: RowPath(row: 0, section: 0))
    return (cells(in: paths).shown, paths)
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
  internal func with(height: Double?) -> Self {
    guard let height, self.height == nil else { return self }
    var copy = self
    copy.height = LayoutLength(height)
    return copy
  }

  /// Returns the widget with a width, unless it has one already.
  internal func with(width: Double?) -> Self {
    guard let width, self.width == nil else { return self }
    var copy = self
    copy.width = LayoutLength(width)
    return copy
  }
}
