// The names that users of CwlViews try first. The compiler names what serves instead.

import Mod

extension Property where Root == TableView, Value == @Sendable (String) -> String {
  /// Names the place of the identifier of a cell.
  @available(*, unavailable, message: "a row has its identifier: 'CellModel(id, identifier: \"Row\", cell)'")
  public static var cellIdentifier: Self { Property(delegate: { _ in "Cell" }) }
}

extension Property where Root == TableView, Value == @Sendable (String, String) -> TableViewCell {
  /// Names the place of the cells.
  @available(*, unavailable, message: "a row has its cell: 'ForEach(rows) { row in TableViewCell(.text(row)) }'")
  public static var cellConstructor: Self { Property(delegate: { _, _ in TableViewCell() }) }
}
