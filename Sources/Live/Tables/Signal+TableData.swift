import Bindings
import Mod
import Signals
import Widgets

extension SignalConvertible {
  /// Returns a signal of table models for `.tableData <-- …`, whose rows are made from a list.
  ///
  /// A live tree computes the changes from one list to the next.
  ///
  /// ```swift
  /// let users = Var([User(id: 1, name: "Ada")])
  /// TableView(.tableData <-- users.tableData { user in CellModel(user.id, TableViewCell(.text(user.name))) })
  /// ```
  ///
  /// - Parameters:
  ///   - table: The table around the rows. By default one section without a header.
  ///   - section: The section of the rows.
  ///   - id: Returns the identity of an element.
  ///   - row: Returns the row of an element. Its content must depend on the element only.
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

  /// Returns a signal of table models whose rows are made from a list of identifiable elements.
  ///
  /// See `tableData(in:section:id:row:)`.
  public func tableData<Element: Identifiable & Equatable & Sendable>(
    in table: TableModel = TableModel([SectionModel(rows: [])]),
    section: Int = 0,
    row: @escaping @Sendable (Element) -> CellModel
  ) -> Signal<TableModel> where Value == [Element], Element.ID: Sendable {
    tableData(in: table, section: section, id: { $0.id }, row: row)
  }

  /// Returns a signal of table models whose rows are made from cells that are created on the main actor.
  ///
  /// The cells can have bindings and handlers:
  ///
  /// ```swift
  /// TableView(
  ///   .tableData <-- users.tableData(id: \.name) { user in
  ///     TableViewCell(.text(user.name), .onTap { print(user) })
  ///   })
  /// ```
  ///
  /// See `tableData(in:section:id:row:)`.
  public func tableData<Element: Equatable & Sendable, ID: Hashable & Sendable>(
    in table: TableModel = TableModel([SectionModel(rows: [])]),
    section: Int = 0,
    id: @escaping @Sendable (Element) -> ID,
    cell: @escaping @MainActor @Sendable (Element) -> TableViewCell
  ) -> Signal<TableModel> where Value == [Element] {
    tableData(in: table, section: section, id: id) { CellModel(id($0), showing: $0, cell: cell) }
  }

  /// Returns a signal of table models whose rows are made from cells of identifiable elements, which are created on the
  /// main actor.
  ///
  /// See `tableData(in:section:id:cell:)`.
  public func tableData<Element: Identifiable & Equatable & Sendable>(
    in table: TableModel = TableModel([SectionModel(rows: [])]),
    section: Int = 0,
    cell: @escaping @MainActor @Sendable (Element) -> TableViewCell
  ) -> Signal<TableModel> where Value == [Element], Element.ID: Sendable {
    tableData(in: table, section: section, id: { $0.id }, cell: cell)
  }
}

extension Property where Root: Bindable, Value == TableModel {
  @available(
    *, unavailable,
    message: "make a model of the list: 'names.tableData(id: { $0 }) { CellModel($0, TableViewCell(.text($0))) }'"
  )
  public static func <-- <Element>(property: Property, source: some SignalConvertible<[Element]>) -> Mod<Root> {
    .identity
  }
}
