import Signals
import Widgets

extension SignalConvertible {
  /// A table that follows what a signal tells of changes to a list: the first mostly a `.reload`, as that of an `ArrayAdapter`.
  ///
  /// ```swift
  /// let users = ArrayAdapter([User(id: 1, name: "Ada")])
  /// TableView(.tableData <-- users.tableData { user in CellModel(user.id, TableViewCell(.text(user.name))) })
  /// users.send(.insert([User(id: 2, name: "Grace")], at: [1]))
  /// ```
  ///
  /// Nothing is compared but the rows in sight.
  ///
  /// - Parameters:
  ///   - table: What there is around the rows. By default one section without a header.
  ///   - section: The section that the rows are in.
  ///   - id: What tells an element from all others.
  ///   - row: Makes a row of an element. All that it shows must follow from the element.
  ///   - failure: Called where a change does not fit the list, which stays as it was.
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

  /// A table that follows what a signal tells of changes to a list of elements that are told apart by their `id`: see
  /// `tableData(in:section:id:row:failure:)`.
  public func tableData<Element: Identifiable & Equatable & Sendable>(
    in table: TableModel = TableModel([SectionModel(rows: [])]),
    section: Int = 0,
    row: @escaping @Sendable (Element) -> CellModel,
    failure: @escaping @MainActor (ArrayMutationError) -> Void = { _ in }
  ) -> Signal<TableModel> where Value == ArrayMutation<Element>, Element.ID: Sendable {
    tableData(in: table, section: section, id: { $0.id }, row: row, failure: failure)
  }

  /// A table that follows what a signal tells of changes to its sections, and to the rows in them.
  ///
  /// - Parameters:
  ///   - table: What there is before the first change. Nothing by default.
  ///   - failure: Called where a change does not fit the table, which stays as it was.
  public func tableData(
    startingWith table: TableModel = TableModel(),
    failure: @escaping @MainActor (ArrayMutationError) -> Void = { _ in }
  ) -> Signal<TableModel> where Value == TableMutation {
    states(from: table, failure: failure)
  }

  /// A table that follows what a signal tells of a list of which a part is loaded. Placeholders stand for the other rows.
  ///
  /// ```swift
  /// let pages = Input<SubrangeMutation<User>>()
  /// let rows = pages.signal.tableData(placeholder: TableViewCell(.text("…"))) { user in
  ///   CellModel(user.id, TableViewCell(.text(user.name)))
  /// }
  /// TableView(.tableData <-- rows)
  /// pages.send(SubrangeMutation(.reload([User(id: 40)]), offset: 40, count: 1_000))
  /// ```
  ///
  /// Nothing is compared but the rows in sight, unless the whole becomes longer or shorter otherwise than by what the part gains
  /// or loses.
  ///
  /// - Parameters:
  ///   - table: What there is around the rows. By default one section without a header.
  ///   - section: The section that the rows are in.
  ///   - placeholder: What shows for rows that are not loaded.
  ///   - row: Makes a row of an element. All that it shows must follow from the element.
  ///   - failure: Called where a change does not fit the list, which stays as it was.
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
