import Foundation
import Widgets

extension LiveTable {
  /// Shows the visible rows, and reports those that appear and disappear.
  internal func showWindow() {
    let table = mounted.value
    let paths = window(of: table.visibleRowCount)
    let before = Dictionary(displayed.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    let visible = Set(paths)
    let gone = displayed.filter { !visible.contains($0.path) }
    if displayed.map(\.path) != paths { tell(Event<TableView, [RowPath]>.visibleRowsChanged.trigger, paths, nil) }
    rememberEdits(whereShowing: paths, without: visible)
    var free = gone.compactMap(\.cell)
    displayed = paths.compactMap { path in model[path].map { display($0, at: path, before[path], &free) } }
    for row in gone { tellEnd(of: row) }
    tellEdges(of: paths)
    if displayed.contains(where: { row in !row.model.isPlaceholder && before[row.path]?.model.isPlaceholder == true }) {
      request = .none
    }
    let rows = Dictionary(displayed.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    let selected = Set(selectedRows)
    cells = model.cells(in: paths, of: table) { path, _ in
      var cell = rows[path]?.shownCell ?? TableViewCell()
      cell.isSelected = selected.contains(path)
      cell.isEditing = table.isEditing
      cell.showsReorderControl = table.isEditing && rows[path]?.model.canMove == true
      return cell
    }
    let offset = offset(of: top)
    let isInPlace = self.path(at: table.contentOffset.y) == top
    mounted.apply {
      $0.cells = cells.shown
      $0.selectedRows = selectedRows
      if !isInPlace { $0.contentOffset.y = offset }
    }
    #if DEBUG
      checkInvariants()
    #endif
  }

  /// Shows a row in its former cell, in a free one, or in a new one.
  private func display(
    _ row: Row, at path: RowPath, _ before: DisplayedRow?, _ free: inout [SharedCell]
  ) -> DisplayedRow {
    let before = before?.isReloaded == true ? nil : before
    if var before, before.row == row {
      before.hasMoved = false
      return before
    }
    var new = DisplayedRow(path: path, row: row, model: row.model, version: model.version.number)
    if before == nil { tell(Event<TableView, RowPath>.willDisplayRow.trigger, path, new.model.willDisplay) }
    guard let content = new.model.content as? any SharedContent else { return new }
    if let cell = before?.cell, cell.show(content, as: new.model.identifier) {
      new.cell = cell
    } else if let index = free.firstIndex(where: { $0.identifier == new.model.identifier }) {
      let cell = free.remove(at: index)
      node.childNodes.first { $0.key == cell.key }?.forgetInput()
      new.cell = cell.show(content, as: new.model.identifier) ? cell : nil
    }
    if new.cell == nil {
      sharedCellCount += 1
      new.cell = SharedCell(of: content, as: new.model.identifier, number: sharedCellCount)
    }
    return new
  }

  /// Returns the index paths of the visible rows, from the top row on, or before it at the end of the table.
  private func window(of count: Int) -> [RowPath] {
    let paths = model.rowPaths(from: top, count: count)
    guard paths.count < count else { return paths }
    let all = model.lastRowPaths(count)
    top = all.first ?? RowPath(row: 0, section: 0)
    return all
  }
}

// The positions of rows in points: every row has the estimated height, because rows are not created to be measured.
extension LiveTable {
  /// Returns the content offset at which a row is at the top, in points.
  internal func offset(of path: RowPath) -> Double {
    let above = model.rowCounts.prefix(path.section).reduce(0.0) { $0 + Double($1) }
    return (above + Double(path.row)) * mounted.value.plannedRowHeight
  }

  /// The height of all rows, in points.
  internal var contentHeight: Double { mounted.value.plannedContentHeight }

  /// Returns the content offsets that show all rows, screen by screen: from an offset to the end, then from the top.
  internal func screens(from offset: Double) -> [Double] {
    let screen = Double(max(mounted.value.visibleRowCount, 1)) * mounted.value.plannedRowHeight
    let start = mounted.value.nearestRowOffset(to: offset)
    return Array(stride(from: start + screen, to: contentHeight, by: screen)) + stride(from: 0, to: start, by: screen)
  }

  /// Returns the index path of the top row at a content offset, in points.
  ///
  /// - Complexity: O(*n*) for *n* sections.
  internal func path(at offset: Double) -> RowPath { mounted.value.path(at: offset) }
}

extension TableModel {
  /// Returns the index paths of up to `count` last rows.
  fileprivate func lastRowPaths(_ count: Int) -> [RowPath] {
    var paths: [RowPath] = []
    for section in sections.indices.reversed() where paths.count < count {
      let rows = sections[section].rows.indices.suffix(count - paths.count)
      paths = rows.map { RowPath(row: $0, section: section) } + paths
    }
    return paths
  }
}
