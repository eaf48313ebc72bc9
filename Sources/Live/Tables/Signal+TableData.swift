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

/// How a table is made of the elements of one of its sections.
private struct TableRows<Element: Equatable & Sendable, ID: Hashable & Sendable>: Sendable {
  private let around: TableModel
  private let section: Int
  private let id: @Sendable (Element) -> ID
  private let row: @Sendable (Element) -> CellModel

  init(
    _ around: TableModel, _ section: Int, _ id: @escaping @Sendable (Element) -> ID,
    _ row: @escaping @Sendable (Element) -> CellModel
  ) {
    precondition(around.sections.indices ~= section, "The table has no section \(section) for the rows.")
    (self.around, self.section, self.id, self.row) = (around, section, id, row)
  }

  func table(of elements: [Element]) -> TableModel {
    table(of: RowList(elements, id: id, row: row))
  }

  private func table(of rows: RowList) -> TableModel {
    var table = around
    table.sections[section].rows = rows
    return table
  }

  func table(
    after mutation: SubrangeMutation<Element>, of before: (part: Subrange<Element>, table: TableModel),
    _ placeholder: TableViewCell
  ) throws(ArrayMutationError) -> (part: Subrange<Element>, table: TableModel) {
    var part = before.part
    try mutation.apply(to: &part)
    let end = part.offset + part.elements.count
    let new = table(
      of: RowList([
        .placeholders(part.offset, placeholder), RowList(part.elements, id: id, row: row),
        .placeholders(part.count - end, from: end, placeholder),
      ]))
    guard let changes = BatchUpdate(mutation, inSection: section, of: before.part) else { return (part, new) }
    return (part, new.changed(by: changes, from: before.table))
  }

  func table(
    after mutation: ArrayMutation<Element>, of before: (elements: [Element], table: TableModel)
  ) throws(ArrayMutationError) -> (elements: [Element], table: TableModel) {
    var elements = before.elements
    try mutation.apply(to: &elements)
    let changes = BatchUpdate(mutation, inSection: section, of: before.elements.count)
    return (elements, table(of: elements).changed(by: changes, from: before.table))
  }
}
