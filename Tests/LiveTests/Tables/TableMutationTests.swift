import LiveTesting
import Testing

private func path(_ section: Int, _ row: Int) -> RowPath { RowPath(row: row, section: section) }

private func row(_ name: String) -> CellModel { CellModel(name, TableViewCell(.text(name))) }

private func section(_ header: String, _ names: String...) -> SectionModel {
  SectionModel(header, rows: RowList(names.map(row)))
}

private struct User: Identifiable, Equatable {
  let id: Int
  var name: String { "user \(id)" }
}

@MainActor
@Suite("A mutation of a table")
struct TableMutationTests {
  private let table = TableModel([section("A", "Ada", "Grace"), section("B", "Alan"), section("C")])

  @Test(
    "A mutation of a table changes sections or rows, and its inverse restores them",
    arguments: [
      (.sections(.delete(at: [1])), BatchUpdate(deletedSections: [1])),
      (.sections(.insert([section("D", "Edsger")], at: [0])), BatchUpdate(insertedSections: [0])),
      (.sections(.move(from: [0], to: 2)), BatchUpdate(movedSections: [.init(from: 0, to: 2)])),
      (.sections(.update([section("B", "Alan", "Bob")], at: [1])), BatchUpdate(reloadedSections: [1])),
      (.rows(.insert([row("Edsger")], at: [1]), inSection: 1), BatchUpdate(insertedRows: [path(1, 1)])),
      (.rows(.move(from: [1], to: 0), inSection: 0), BatchUpdate(movedRows: [.init(from: path(0, 1), to: path(0, 0))])),
    ] as [(TableMutation, BatchUpdate)])
  func changes(mutation: TableMutation, update: BatchUpdate) throws {
    let driver = TableDriver(table)
    var changed = table
    try mutation.apply(to: &changed)
    driver.show(changed)
    #expect(driver.lastUpdates == [update])
    for inverse in try mutation.inverse(in: table) { try inverse.apply(to: &changed) }
    #expect(changed == table)
  }

  @Test("A mutation of a table is refused if the section or row does not exist")
  func refused() {
    var changed = table
    for mutation in [TableMutation.rows([], inSection: 3), .sections(.delete(at: [3]))] {
      #expect(throws: ArrayMutationError.index(3, count: 3)) { try mutation.apply(to: &changed) }
      #expect(throws: ArrayMutationError.index(3, count: 3)) { try mutation.inverse(in: table) }
    }
    #expect(throws: ArrayMutationError.index(1, count: 1)) {
      try TableMutation.rows(.delete(at: [1]), inSection: 1).apply(to: &changed)
    }
    #expect(changed == table)
  }

  @Test("A table follows table mutations, and skips one that does not fit")
  func follows() {
    let mutations = Input<TableMutation>()
    var errors: [ArrayMutationError] = []
    let tree = LiveTree(TableView(.tableData <-- mutations.signal.tableData(startingWith: table) { errors.append($0) }))
    mutations.send(.sections(.delete(at: [0])))
    mutations.send(.rows(.delete(at: [9]), inSection: 0))
    mutations.send(.rows(.insert([row("Edsger")], at: [0]), inSection: 1))
    #expect(tree.find(.cell).all.map(\.text) == ["Alan", "Edsger"])
    #expect(tree.find(.heading).all.map(\.text) == ["B", "C"])
    #expect(errors == [.index(9, count: 1)])
  }

  @Test("A mutation of a partly loaded list shows placeholders for the rest")
  func parts() throws {
    let pages = Input<SubrangeMutation<User>>()
    var errors: [ArrayMutationError] = []
    let rows = pages.signal.tableData(placeholder: TableViewCell(.text("…"))) {
      row($0.name)
    } failure: {
      errors.append($0)
    }
    let tree = LiveTree(TableView(.visibleRowCount(4), .tableData <-- rows))
    let driver = try TableDriver(of: tree)
    func texts() -> [String?] { tree.find(.cell).all.map(\.text) }
    pages.send(SubrangeMutation(.reload([User(id: 0), User(id: 1)]), count: 1_000))
    #expect(texts() == ["user 0", "user 1", "…", "…"])
    pages.send(SubrangeMutation(.scroll(1, [User(id: 2)])))
    #expect(texts() == ["…", "user 1", "user 2", "…"])
    #expect(driver.lastUpdates == [])
    pages.send(SubrangeMutation(.delete(at: [0])))
    #expect(texts() == ["…", "user 2", "…", "…"])
    #expect(driver.lastUpdates == [BatchUpdate(deletedRows: [path(0, 1)])])
    #expect(driver.model.rowCounts == [999])
    pages.send(SubrangeMutation(.update([], at: []), count: 2))
    #expect(texts() == ["…", "user 2"])
    pages.send(SubrangeMutation(.update([], at: []), count: 1))
    #expect(errors == [.index(1, count: 1)])
    #expect(throws: TableError(action: "select", path: path(0, 0), reason: "it is not selectable")) {
      try tree.find(.cell("…")).tap()
    }
  }
}
