import LiveTesting

extension Group {
  /// The operations of a table driver on 1,000,000 rows, relative to 1,000 rows; twenty are visible.
  @MainActor static var tables: [Group] {
    [
      Group("table, mount", goal: 1.1, count: 20, both { driver, models in _ = TableDriver(models[0]) }),
      Group("table, scroll", goal: 1.1, count: 100, both(scroll)),
      Group("table, insertion at the top with a changeset", goal: 1.1, count: 100, both(insert)),
    ]
  }

  private typealias Action = @MainActor (_ driver: TableDriver, _ models: [TableModel]) -> Void

  @MainActor private static func both(_ action: @escaping Action) -> [Case] {
    [1_000, 1_000_000].map { count in
      let models = [0, -1].map { first in
        TableModel([
          SectionModel(rows: RowList(first..<count, id: { $0 }) { CellModel($0, TableViewCell(.text("Row"))) })
        ])
      }
      let driver = TableDriver(models[0])
      return Case("\(count) rows") { turns in
        MainActor.assumeIsolated { for _ in 0..<turns { action(driver, models) } }
      }
    }
  }

  @MainActor private static func scroll(_ driver: TableDriver, _ models: [TableModel]) {
    let next = ((driver.visibleRows.first?.row ?? 0) + 1) % 900
    try? driver.scroll(to: RowPath(row: next, section: 0))
  }

  @MainActor private static func insert(_ driver: TableDriver, _ models: [TableModel]) {
    let first = [RowPath(row: 0, section: 0)]
    try? driver.show(models[1], changes: BatchUpdate(insertedRows: first))
    try? driver.show(models[0], changes: BatchUpdate(deletedRows: first))
  }
}
