import Signals
import Widgets

/// A change of a table: of its sections, or of the rows in a section.
///
/// ```swift
/// var table = TableModel([SectionModel("Users", rows: [CellModel("Ada")])])
/// try TableMutation.rows(.insert([CellModel("Grace")], at: [1]), inSection: 0).apply(to: &table)
/// try TableMutation.sections(.delete(at: [0])).apply(to: &table)
/// ```
public enum TableMutation: Equatable, Sendable {
  /// Changes the list of sections. Updated sections are reloaded with all their rows.
  case sections(ArrayMutation<SectionModel>)
  /// Changes the rows of a section.
  case rows(ArrayMutation<CellModel>, inSection: Int)
}

extension TableMutation: Mutation {
  /// Applies the change to a table. A live tree that shows the table does not need to compare it.
  ///
  /// - Throws: `ArrayMutationError` if the table has no such sections or rows. The table then stays as it was.
  /// - Complexity: That of `apply(to:)` of the change of sections or rows that the mutation holds.
  public func apply(to table: inout TableModel) throws(ArrayMutationError) {
    var new = table
    let changes: BatchUpdate?
    switch self {
    case .sections(let mutation):
      changes = BatchUpdate(sections: mutation, of: table.sections.count)
      try mutation.apply(to: &new.sections)
    case .rows(let mutation, let section):
      guard table.sections.indices ~= section else { throw .index(section, count: table.sections.count) }
      var rows = Array(table.sections[section].rows)
      changes = BatchUpdate(mutation, inSection: section, of: rows.count)
      try mutation.map { RowList([$0])[0] }.apply(to: &rows)
      new.sections[section].rows = RowList(rows: rows)
    }
    table = changes.map { new.changed(by: $0, from: table) } ?? new
  }

  /// Returns the changes that undo this change, in the order in which they must be applied.
  ///
  /// - Parameter table: The table before this change.
  /// - Throws: `ArrayMutationError` if the change does not fit the table.
  /// - Complexity: The complexity of inverting the list change.
  public func inverse(in table: TableModel) throws(ArrayMutationError) -> [TableMutation] {
    switch self {
    case .sections(let mutation): return try mutation.inverse(in: table.sections).map { .sections($0) }
    case .rows(let mutation, let section):
      guard table.sections.indices ~= section else { throw .index(section, count: table.sections.count) }
      let rows = table.sections[section].rows.map(\.model)
      return try mutation.inverse(in: rows).map { .rows($0, inSection: section) }
    }
  }
}
