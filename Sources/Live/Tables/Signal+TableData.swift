import Signals
import Widgets

extension SignalConvertible {
  /// A table that follows a list: what `.tableData <-- …` is given. What has changed from one list to the next is found out.
  ///
  /// ```swift
  /// let users = Var([User(id: 1, name: "Ada")])
  /// TableView(.tableData <-- users.tableData { user in CellModel(user.id, TableViewCell(.text(user.name))) })
  /// ```
  ///
  /// - Parameters:
  ///   - table: What there is around the rows. By default one section without a header.
  ///   - section: The section that the rows are in.
  ///   - id: What tells an element from all others.
  ///   - row: Makes a row of an element. All that it shows must follow from the element.
  /// - Precondition: The table has the section.
  public func tableData<Element: Equatable & Sendable, ID: Hashable & Sendable>(
    in table: TableModel = TableModel([SectionModel(rows: [])]),
    section: Int = 0,
    id: @escaping @Sendable (Element) -> ID,
    row: @escaping @Sendable (Element) -> CellModel
  ) -> Signal<TableModel> where Value == [Element] {
    let rows = TableRows(table, section, id, row)
    return map { rows.table(of: $0) }
  }

  /// A table that follows a list of elements that are told apart by their `id`: see `tableData(in:section:id:row:)`.
  public func tableData<Element: Identifiable & Equatable & Sendable>(
    in table: TableModel = TableModel([SectionModel(rows: [])]),
    section: Int = 0,
    row: @escaping @Sendable (Element) -> CellModel
  ) -> Signal<TableModel> where Value == [Element], Element.ID: Sendable {
    tableData(in: table, section: section, id: { $0.id }, row: row)
  }
}
