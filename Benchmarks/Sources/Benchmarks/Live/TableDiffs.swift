import Live

@MainActor
extension Group {
  /// The cost for a table driver to find an inserted row, relative to getting the change.
  static var tableDiffs: [Group] { tableDiffs(1_000) + tableDiffs(100_000) }

  static func tableDiffs(_ count: Int) -> [Group] {
    let name = "found out"
    return [
      Group(
        "an insertion into a table of \(count) rows", goal: 1, peers: [name], count: count,
        [
          Case(
            "told", of: count, meant: "\(count + 1) rows, 1 inserted", { Subject($0) },
            { try? $0.driver.show($0.next, changes: $0.changes) }),
          Case(
            name, of: count, meant: "\(count + 1) rows, 1 inserted", { Subject($0) }, { $0.driver.show($0.next) }),
        ])
    ]
  }

  /// A driver, and a model with one more row in the middle.
  @MainActor
  private struct Subject: Inspected {
    let driver: TableDriver
    let next: TableModel
    let changes: BatchUpdate

    init(_ count: Int) {
      let rows = Array(0..<count)
      driver = TableDriver(Self.table(rows))
      next = Self.table(rows[..<(count / 2)] + [-1] + rows[(count / 2)...])
      changes = BatchUpdate(insertedRows: [RowPath(row: count / 2, section: 0)])
    }

    func inspect() -> String {
      let rows = driver.model.sections.reduce(0) { $0 + $1.rows.count }
      return "\(rows) rows, \(driver.lastUpdates.reduce(0) { $0 + $1.insertedRows.count }) inserted"
    }

    private static func table(_ rows: [Int]) -> TableModel {
      TableModel([
        SectionModel(rows: RowList(rows, id: { $0 }) { CellModel($0, TableViewCell(.text("Row"))) })
      ])
    }
  }
}
