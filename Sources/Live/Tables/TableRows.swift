import Signals
import Widgets

/// A conversion of elements to a table with a section of them.
internal struct TableRows<Element: Equatable & Sendable, ID: Hashable & Sendable>: Sendable {
  private let around: TableModel
  private let section: Int
  private let id: @Sendable (Element) -> ID
  private let row: @Sendable (Element) -> CellModel

  internal init(
    _ around: TableModel, _ section: Int, _ id: @escaping @Sendable (Element) -> ID,
    _ row: @escaping @Sendable (Element) -> CellModel
  ) {
    precondition(around.sections.indices ~= section, "The table has no section \(section) for the rows.")
    (self.around, self.section, self.id, self.row) = (around, section, id, row)
  }

  internal func table(of elements: [Element]) -> TableModel { table(of: RowList(elements, id: id, row: row)) }

  private func table(of rows: RowList) -> TableModel {
    var table = around
    table.sections[section].rows = rows
    return table
  }

  internal func table(
    after mutation: SubrangeMutation<Element>, of before: (part: Subrange<Element>, table: TableModel),
    _ placeholder: TableViewCell
  ) throws(ArrayMutationError) -> (part: Subrange<Element>, table: TableModel) {
    var part = before.part
    try mutation.apply(to: &part)
    let end = part.offset + min(part.elements.count, .max - part.offset)
    let new = table(
      of: RowList([
        .placeholders(part.offset, placeholder), RowList(part.elements, id: id, row: row),
        .placeholders(part.count - end, from: end, placeholder),
      ]))
    guard let changes = BatchUpdate(mutation, inSection: section, of: before.part) else { return (part, new) }
    return (part, new.changed(by: changes, from: before.table))
  }

  internal func table(
    after mutation: ArrayMutation<Element>, of before: (elements: [Element], table: TableModel)
  ) throws(ArrayMutationError) -> (elements: [Element], table: TableModel) {
    var elements = before.elements
    try mutation.apply(to: &elements)
    let changes = BatchUpdate(mutation, inSection: section, of: before.elements.count)
    return (elements, table(of: elements).changed(by: changes, from: before.table))
  }
}
