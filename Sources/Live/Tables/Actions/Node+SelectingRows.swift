import Widgets

extension Node {
  /// Selects a row of a table or an item of a collection, as a tap on its cell does.
  ///
  /// Unless several rows can be selected, others are deselected.
  ///
  /// As in UIKit, the row is highlighted and unhighlighted, then the formerly selected row is deselected, then the row
  /// is selected. If several rows can be selected, a tap on a selected row deselects it. `selectionDidChange` comes
  /// last. A collection asks `shouldHighlightItem`, `shouldSelectItem` and `shouldDeselectItem`.
  ///
  /// A row with a tap recognizer of its own, on its cell or on the only widget in it, recognizes a tap instead.
  ///
  /// - Throws: ``TableError`` if there is no such visible row, if it cannot be selected, or if a delegate declines.
  public func select(at path: RowPath) throws { try RowAction("select", at: path, of: self).select() }

  /// Deselects a selected row of a table.
  ///
  /// - Throws: ``TableError`` if there is no such visible row, or if it is not selected.
  public func deselect(at path: RowPath) throws {
    let action = try RowAction("deselect", at: path, of: self)
    guard action.table.selectedRows.contains(path) else { throw action.refusal("it is not selected") }
    try action.select(action.table.selectedRows.filter { $0 != path })
  }
}

extension RowAction {
  /// Selects the row, or deselects it if a tap would do so.
  ///
  /// A row with a tap recognizer of its own recognizes the tap instead.
  ///
  /// - Throws: ``TableError`` if the row cannot be selected, and ``ActionError`` if its recognizer declines.
  internal func select() throws {
    let components = sequence(first: cell.outermost) { [cell] in $0 === cell ? nil : $0.childNodes.first }
    guard components.allSatisfy(\.takesTouches) else { throw refusal("it takes no touches") }
    if let tapped = cell.rowTap { return try tapped.tap() }
    let list = table.list
    guard list.allowsSelectionNow else { throw refusal("the table does not allow it") }
    guard model.isSelectable else { throw refusal("it is not selectable") }
    if let delegate = list.refusalToHighlight(path) { throw refusal("it declines by \(delegate)") }
    if model.isHighlightable { highlight() }
    // A handler of the touch may have changed the table.
    guard let path = table.path(of: cell) else { return }
    let selected = table.selectedRows
    let isMultiple = list.allowsMultipleSelectionNow
    if isMultiple, selected.contains(path) { return try select(selected.filter { $0 != path }) }
    if let delegate = table.list.refusalToSelect(path) { throw refusal("it declines by \(delegate)") }
    try select(isMultiple ? selected + [path] : [path])
  }

  /// Selects rows, after asking the table about each row that is deselected.
  ///
  /// - Throws: ``TableError`` if the table keeps one of them selected.
  fileprivate func select(_ paths: [RowPath]) throws(TableError) {
    let list = table.list
    var paths = paths
    var chosen = Set(paths)
    for path in table.selectedRows where !chosen.contains(path) {
      guard let other = list.deselectionTarget(of: path) else {
        throw refusal("row \(path) declines by \(list.deselectionDelegate)")
      }
      guard other != path else { continue }
      paths.append(path)
      paths.removeAll { $0 == other }
      chosen = Set(paths)
    }
    table.selectRows(paths)
  }

  private func highlight() {
    cell.input(as: TableViewCell.self) { $0.isHighlighted = true }
    cell.beginPress()
    table.notify(Event<TableView, RowPath>.didHighlightRow.trigger, path, model.didHighlight)
    table.finish()
    cell.endPress()
    cell.input(as: TableViewCell.self) { $0.isHighlighted = false }
    table.notify(Event<TableView, RowPath>.didUnhighlightRow.trigger, path, model.didUnhighlight)
    table.finish()
  }
}

extension Node {
  /// The node that recognizes a tap on the row: the cell, a component around it, or the only widget in it.
  internal var rowTap: Node? {
    let gesture = Gesture<TapGestureRecognizer>(with: .finger) { $0.numberOfTapsRequired == 1 }
    return sequence(first: outermost) { $0.childNodes.count == 1 ? $0.childNodes[0] : nil }
      .first { !gesture.recognizers(of: $0).isEmpty }
  }
}

extension LiveTable {
  /// Selects rows as the user does: notifies of the deselected rows, then of the selected ones, even if they were
  /// selected.
  fileprivate func selectRows(_ paths: [RowPath]) {
    let (old, wasSelected, isSelected) = (selectedRows, Set(selectedRows), Set(paths))
    mounted.inputList { $0.selectedPaths = paths.sorted() }
    for path in old where !isSelected.contains(path) {
      notify(Event<TableView, RowPath>.didDeselectRow.trigger, path, model[path]?.model.didDeselect)
    }
    let isMultiple = list.allowsMultipleSelectionNow
    for path in paths where !isMultiple || !wasSelected.contains(path) {
      guard let row = model[path] else { continue }
      notify(Event<TableView, UsedRow>.selection.trigger, UsedRow(row, at: path), row.model.didSelect)
      if let onSelect = row.model.onSelect { notifyOfSelection(of: path, onSelect) }
    }
    calls.append { [self] in
      mounted.notify(Event<TableView, [RowPath]>.selectionDidChange.trigger, list.selectedPaths)
    }
    finish()
  }

  /// Calls the closure of a selected row, whose result is whether the row stays selected.
  private func notifyOfSelection(of path: RowPath, _ onSelect: @escaping @MainActor () -> Bool) {
    calls.append { [mounted] in
      if !onSelect() { mounted.inputList { $0.selectedPaths.removeAll { $0 == path } } }
    }
  }
}

extension ListView {
  /// A Boolean value that indicates whether users can currently select a row.
  fileprivate var allowsSelectionNow: Bool { isEditing ? allowsSelectionDuringEditing : allowsSelection }

  /// A Boolean value that indicates whether users can currently select several rows.
  fileprivate var allowsMultipleSelectionNow: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }
}
