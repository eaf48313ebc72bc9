/// A row at the moment of a user's action, so that later handlers receive the same row after the table has changed.
package struct UsedRow {
  package let row: Row
  package let path: RowPath
  package var style = TableViewCell.EditingStyle.none

  package init(_ row: Row, at path: RowPath, style: TableViewCell.EditingStyle = .none) {
    self.row = row
    self.path = path
    self.style = style
  }
}

extension UsedRow {
  /// Returns the element of the selected row as the type that a handler takes, or `nil` if the row handles its
  /// selection itself.
  ///
  /// - Throws: ``PayloadMismatch`` if the element is of another type.
  internal func selected<Element>() throws(PayloadMismatch) -> Element? {
    try element { $0.didSelect != nil || $0.onSelect != nil }
  }

  /// Returns the element of the row as the type that a handler takes, or `nil` if the row handles the event itself.
  ///
  /// - Throws: ``PayloadMismatch`` if the element is of another type.
  internal func element<Element>(unless isHandled: (CellModel) -> Bool) throws(PayloadMismatch) -> Element? {
    do { return try PayloadMismatch.cast(row.element, to: Element.self, heldBy: "row \(path)") } catch {
      if isHandled(row.model) { return nil }
      throw error
    }
  }
}
