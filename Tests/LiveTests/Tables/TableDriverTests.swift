import LiveTesting
import TestSupport
import Testing

private func path(_ section: Int, _ row: Int) -> RowPath { RowPath(row: row, section: section) }

/// A section of rows that show their names.
private func section(_ header: String = "Users", _ names: [String]) -> SectionModel {
  SectionModel(header, rows: RowList(names.map { CellModel($0, TableViewCell(.text($0))) }))
}

private func table(_ names: String...) -> TableModel { TableModel([section("Users", names)]) }

@MainActor
extension TableDriver {
  /// The texts of the cells in sight.
  fileprivate var texts: [String] { find(TableViewCell.self).all.map { $0.text ?? "" } }
}

@MainActor
@Suite("A table driver")
struct TableDriverTests {
  @Test("A table driver finds what has changed")
  func automatic() {
    let driver = TableDriver(table("Ada", "Grace", "Alan"))
    driver.show(table("Ada", "Alan", "Edsger"))
    #expect(driver.texts == ["Ada", "Alan", "Edsger"])
    #expect(driver.lastUpdates == [BatchUpdate(deletedRows: [path(0, 1)], insertedRows: [path(0, 2)])])
    driver.show(table("Ada", "Alan", "Edsger"))
    #expect(driver.lastUpdates.isEmpty)
  }

  @Test("A table driver applies the changes that it is given")
  func explicit() throws {
    let driver = TableDriver(table("Ada", "Grace", "Alan"))
    try driver.show(table("Ada", "Alan"), changes: BatchUpdate(deletedRows: [path(0, 1)]))
    #expect(driver.texts == ["Ada", "Alan"])
    #expect(driver.model == table("Ada", "Alan"))
  }

  @Test("A table driver refuses changes that do not lead to the model, and goes on as it was")
  func refusal() {
    let driver = TableDriver(table("Ada", "Grace", "Alan"))
    #expect(
      throws: BatchUpdateError.rowCount(
        section: 0, before: 3, after: 2, inserted: 0, deleted: 2, movedIn: 0, movedOut: 0)
    ) {
      try driver.show(table("Ada", "Alan"), changes: BatchUpdate(deletedRows: [path(0, 0), path(0, 1)]))
    }
    #expect(driver.texts == ["Ada", "Grace", "Alan"])
  }

  @Test("A table driver keeps the nodes of rows that stay, also in another section")
  func identity() throws {
    let driver = TableDriver(TableModel([section("A", ["Ada", "Grace"]), section("B", ["Alan"])]))
    let ada = try #require(driver.cell(at: path(0, 0)))
    driver.show(TableModel([section("B", ["Alan", "Ada"])]))
    #expect(driver.cell(at: path(0, 1)) === ada)
    #expect(driver.lastUpdates.count == 2)
  }

  @Test("A table driver shows a changed row in its existing cell")
  func reconfiguration() throws {
    let driver = TableDriver(TableModel([SectionModel(rows: [CellModel(1, TableViewCell(.text("Ada")))])]))
    let cell = try #require(driver.cell(at: path(0, 0)))
    driver.show(TableModel([SectionModel(rows: [CellModel(1, TableViewCell(.text("Grace")))])]))
    #expect(cell[TableViewCell.self]?.text == "Grace")
    #expect(driver.lastUpdates == [BatchUpdate(reconfiguredRows: [path(0, 0)])])
    driver.show(TableModel([SectionModel(rows: [CellModel(1, identifier: "Other", TableViewCell(.text("Grace")))])]))
    #expect(driver.lastUpdates == [BatchUpdate(reloadedRows: [path(0, 0)])])
  }

  @Test("A table driver shows headers and footers of visible sections, and the empty state without rows")
  func headers() {
    let driver = TableDriver(TableModel([section("Users", [])]).with { $0.emptyState = Label("Nobody") })
    #expect(driver.find(.text("Nobody")).exists)
    driver.show(table("Ada"))
    #expect(driver.find(.text("Users")).exists)
    #expect(!driver.find(.text("Nobody")).exists)
  }

  @Test("A table driver calls completion once the model shows")
  func completion() {
    let driver = TableDriver(table("Ada"))
    var texts: [String] = []
    driver.show(table("Grace")) { texts = driver.texts }
    #expect(texts == ["Grace"])
  }

  @Test("A table driver shows a model that a row sets while another one is being shown")
  func reentrance() {
    let driver = TableDriver(table("Ada"))
    let greedy = CellModel("greedy").with { $0.willDisplay = { driver.show(table("Grace")) } }
    driver.show(TableModel([SectionModel("Users", rows: [greedy]), section("More", ["Alan"])]))
    #expect(driver.texts == ["Grace"])
    #expect(driver.model == table("Grace"))
  }

  @Test("A table driver shows any table after any other")
  func randomTables() {
    var random = SeededGenerator(seed: 3)
    func randomTable() -> TableModel {
      var free = "ABCDEFGHIJKLMN".map(String.init).shuffled(using: &random)
      return TableModel(
        ["x", "y", "z"].shuffled(using: &random).prefix(Int.random(in: 0...3, using: &random)).map { header in
          section(header, (0..<Int.random(in: 0...4, using: &random)).compactMap { _ in free.popLast() })
        })
    }
    let driver = TableDriver(randomTable())
    for _ in 0..<LongForm.steps(300) {
      let model = randomTable()
      driver.show(model)
      #expect(driver.texts == model.sections.flatMap { $0.rows.map { $0.model.cell.text ?? "" } })
    }
  }
}
