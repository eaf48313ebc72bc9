import Signals
import Widgets

extension SignalConvertible {
  /// Returns a signal of table models from changes of a list, such as those of an `ArrayAdapter`.
  ///
  /// ```swift
  /// let users = ArrayAdapter([User(id: 1, name: "Ada")])
  /// TableView(.tableData <-- users.tableData { user in CellModel(user.id, TableViewCell(.text(user.name))) })
  /// users.send(.insert([User(id: 2, name: "Grace")], at: [1]))
  /// ```
  ///
  /// Only the visible rows are compared.
  ///
  /// - Parameters:
  ///   - table: The table around the rows. By default one section without a header.
  ///   - section: The section of the rows.
  ///   - id: Returns the identity of an element.
  ///   - row: Returns the row of an element. Its content must depend on the element only.
  ///   - failure: Called when a change does not fit the list, which then stays as it was.
  /// - Precondition: The table has the section.
  public func tableData<Element: Equatable & Sendable, ID: Hashable & Sendable>(
    in table: TableModel = TableModel([SectionModel(rows: [])]),
    section: Int = 0,
    id: @escaping @Sendable (Element) -> ID,
    row: @escaping @Sendable (Element) -> CellModel,
    failure: @escaping @MainActor (ArrayMutationError) -> Void = { _ in }
  ) -> Signal<TableModel> where Value == ArrayMutation<Element> {
    let rows = TableRows(table, section, id, row)
    return scan((elements: [Element](), table: table)) { before, mutation in
      do throws(ArrayMutationError) {
        return try rows.table(after: mutation, of: before)
      } catch {
        failure(error)
        return before
      }
    }.map(\.table)
  }

  /// Returns a signal of table models from changes of a list of identifiable elements.
  ///
  /// See `tableData(in:section:id:row:failure:)`.
  public func tableData<Element: Identifiable & Equatable & Sendable>(
    in table: TableModel = TableModel([SectionModel(rows: [])]),
    section: Int = 0,
    row: @escaping @Sendable (Element) -> CellModel,
    failure: @escaping @MainActor (ArrayMutationError) -> Void = { _ in }
  ) -> Signal<TableModel> where Value == ArrayMutation<Element>, Element.ID: Sendable {
    tableData(in: table, section: section, id: { $0.id }, row: row, failure: failure)
  }

  /// Returns a signal of table models from changes of sections and of their rows.
  ///
  /// - Parameters:
  ///   - table: The initial table. It is empty by default.
  ///   - failure: Called when a change does not fit the table, which then stays as it was.
  public func tableData(
    startingWith table: TableModel = TableModel(),
    failure: @escaping @MainActor (ArrayMutationError) -> Void = { _ in }
  ) -> Signal<TableModel> where Value == TableMutation {
    states(from: table, failure: failure)
  }

  /// Returns a signal of table models from changes of a partly loaded list, with placeholders for the other rows.
  ///
  /// ```swift
  /// let pages = Input<SubrangeMutation<User>>()
  /// let rows = pages.tableData(placeholder: TableViewCell(.text("…"))) { user in
  ///   CellModel(user.id, TableViewCell(.text(user.name)))
  /// }
  /// TableView(.tableData <-- rows)
  /// pages.send(SubrangeMutation(.reload([User(id: 40)]), offset: 40, count: 1_000))
  /// ```
  ///
  /// Only the visible rows are compared, unless the count of the whole list changes by another number than that of the
  /// part.
  ///
  /// - Parameters:
  ///   - table: The table around the rows. By default one section without a header.
  ///   - section: The section of the rows.
  ///   - placeholder: The cell of rows that are not loaded.
  ///   - row: Returns the row of an element. Its content must depend on the element only.
  ///   - failure: Called when a change does not fit the list, which then stays as it was.
  /// - Precondition: The table has the section.
  public func tableData<Element: Identifiable & Equatable & Sendable>(
    in table: TableModel = TableModel([SectionModel(rows: [])]),
    section: Int = 0,
    placeholder: TableViewCell = TableViewCell(),
    row: @escaping @Sendable (Element) -> CellModel,
    failure: @escaping @MainActor (ArrayMutationError) -> Void = { _ in }
  ) -> Signal<TableModel> where Value == SubrangeMutation<Element>, Element.ID: Sendable {
    let rows = TableRows(table, section, { $0.id }, row)
    return scan((part: Subrange<Element>(), table: table)) { before, mutation in
      do throws(ArrayMutationError) {
        return try rows.table(after: mutation, of: before, placeholder)
      } catch {
        failure(error)
        return before
      }
    }.map(\.table)
  }
}
