import LiveTesting

extension Group {
  /// The operations of a table driver on 1,000,000 rows, relative to 1,000 rows; twenty are visible.
  @MainActor static var tables: [Group] {
    [
      Group("table, mount", goal: 1.1, count: 20, both("row 0 is shown") { $0.mount() }),
      Group("table, scroll", goal: 1.1, count: 100, both("row 101 is shown") { try $0.scroll() }),
      Group(
        "table, insertion at the top with a changeset", goal: 1.1, count: 100,
        both("row 0 is shown") { try $0.insert() }
      ),
    ]
  }

  @MainActor private static func both(
    _ shown: String, _ action: @escaping @MainActor (DrivenTable) throws -> Void
  ) -> [Case] {
    [1_000, 1_000_000].map { count in
      let table = DrivenTable(count)
      return Case("\(count) rows", meant: { "\($0) done, \(count) rows, \(shown)" }) { turns in
        let done = (0..<turns).count { _ in (try? action(table)) != nil }
        return Effect { "\(done) done, \(table.inspect())" }
      }
    }
  }
}

/// A table of many rows that a driver shows.
@MainActor
private final class DrivenTable {
  private let models: [TableModel]
  private var driver: TableDriver

  init(_ count: Int) {
    models = [0, -1].map { first in
      TableModel([SectionModel(rows: RowList(first..<count, id: { $0 }) { CellModel($0, TableViewCell(.text("Row"))) })]
      )
    }
    driver = TableDriver(models[0])
  }

  func mount() { driver = TableDriver(models[0]) }

  func scroll() throws {
    let next = ((driver.visibleRows.first?.row ?? 0) + 1) % 900
    try driver.scroll(to: RowPath(row: next, section: 0))
  }

  func insert() throws {
    let first = [RowPath(row: 0, section: 0)]
    try driver.show(models[1], changes: BatchUpdate(insertedRows: first))
    try driver.show(models[0], changes: BatchUpdate(deletedRows: first))
  }

  func inspect() -> String {
    let first = driver.visibleRows.first
    let text = first.flatMap { driver.cell(at: $0)?[TableViewCell.self]?.text }
    let count = driver.model.sections.reduce(0) { $0 + $1.rows.count }
    return "\(count) rows, row \(first?.row ?? -1) is \(text == "Row" ? "shown" : "missing")"
  }
}
