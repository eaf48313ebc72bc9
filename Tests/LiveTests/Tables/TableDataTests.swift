import LiveTesting
import Testing

private typealias Mutation = ArrayMutation<String>

private func letters(_ text: String) -> [String] { text.map(String.init) }

private func path(_ section: Int, _ row: Int) -> RowPath { RowPath(row: row, section: section) }

/// A list, and a change that fits it.
private let changes: [(before: String, mutation: Mutation)] = [
  ("abcd", .delete(at: [0, 2])), ("ab", .insert(["x", "y"], at: [0, 2])), ("abc", .update(["x"], at: [1])),
  ("abc", .update([], at: [])), ("abc", .move(from: [0, 2], to: 1)), ("abcd", .move(from: [1, 3], to: 0)),
  ("abcd", .move(from: [0], to: 3)), ("abcd", .scroll(2, ["e", "f"])), ("abcd", .scroll(-1, ["z"])),
  ("abcd", .scroll(1, [])), ("abcd", .scroll(-4, ["z", "y", "x", "w", "v"])), ("abcd", .reload(["x"])),
  ("", ["x", "y"]),
]

private struct User: Identifiable, Equatable {
  let id: Int
  var name: String
}

private func row(_ user: User) -> CellModel { CellModel(user.id, TableViewCell(.text(user.name))) }

extension NodeConvertible {
  /// The texts of the cells in sight.
  fileprivate var texts: [String] { find(TableViewCell.self).all.map { $0.text ?? "" } }
}

@MainActor
@Suite("The data of a table")
struct TableDataTests {
  private let users = Var([User(id: 1, name: "Ada"), User(id: 2, name: "Grace")])

  @Test("The cells of a list can have bindings and handlers")
  func boundCells() throws {
    let isOn = Var(false)
    var tapped: [String] = []
    let tree = LiveTree(
      VStack {
        TableView(
          .tableData
            <-- users.tableData { user in
              TableViewCell(.text(user.name), .isSelected <-- isOn, .onTap { tapped.append(user.name) })
            })
        TableView(.tableData <-- users.tableData(id: \.name) { user in TableViewCell(.text <-- isOn.map { "\($0)" }) })
      })
    #expect(tree.texts == ["Ada", "Grace", "false", "false"])
    isOn.set(true)
    #expect(tree.texts == ["Ada", "Grace", "true", "true"])
    #expect(tree.find(TableViewCell.self).all.filter(\.isSelected).map(\.text) == ["Ada", "Grace"])
    try tree.find(.cell("Grace")).tap()
    #expect(tapped == ["Grace"])
  }

  @Test("The data of a table follows a list anywhere in a tree, and keeps the cells of remaining rows")
  func lists() throws {
    let tree = LiveTree(VStack { TableView(.tableData <-- users.tableData(row: row)) })
    #expect(tree.texts == ["Ada", "Grace"])
    let grace = try tree.find(.key(2)).node()
    users.set([User(id: 2, name: "Grace H."), User(id: 3, name: "Alan")])
    #expect(tree.texts == ["Grace H.", "Alan"])
    #expect(try tree.find(.key(2)).node() === grace)
    #expect(try tree.find(TableView.self).model.rowCounts == [2])
  }

  @Test("The data of a table follows a signal of models, under either name")
  func models() {
    let models = users.map { TableModel([SectionModel("Users", rows: RowList($0, row: row))]) }
    for table in [TableView(.model <-- models), TableView(.tableData <-- models)] {
      users.set([User(id: 1, name: "Ada")])
      let tree = LiveTree(table)
      #expect(tree.find(.heading("Users")).exists)
      users.set([])
      #expect(tree.texts == [])
    }
  }

  @Test("The data of a table follows a state that describes the table again, and keeps the selection")
  func states() throws {
    let tree = LiveTree([1, 2]) { numbers in
      TableView { Section { RowList(numbers, id: { $0 }) { CellModel($0, TableViewCell(.text("\($0)"))) } } }
    }
    try tree.find(.text("2")).tap()
    tree.state = [0, 1, 2, 3]
    #expect(tree.texts == ["0", "1", "2", "3"])
    #expect(tree.find(TableViewCell.self).all.map(\.isSelected) == [false, false, true, false])
    #expect(try TableDriver(of: tree).lastUpdates == [BatchUpdate(insertedRows: [path(0, 0), path(0, 3)])])
  }

  @Test("The data of a table keeps its cells when the widget around it is described again")
  func redescribed() throws {
    let rows = users.tableData(row: row)
    let tree = LiveTree("a") { title in
      Label(title)
      TableView(.tableData <-- rows)
    }
    let ada = try tree.find(.key(1)).node()
    tree.state = "b"
    #expect(tree.texts == ["Ada", "Grace"])
    #expect(try tree.find(.key(1)).node() === ada)
  }

  @Test("The data of a table follows mutations of a list without reading the other elements", arguments: changes)
  func mutations(before: String, mutation: ArrayMutation<String>) throws {
    let list = ArrayAdapter(letters(before))
    let tree = LiveTree(
      TableView(.tableData <-- list.tableData(id: { $0 }) { CellModel($0, TableViewCell(.text($0))) }))
    list.send(mutation)
    #expect(tree.texts == list.value)
    let update = BatchUpdate(mutation, inSection: 0, of: before.count)
    #expect(try TableDriver(of: tree).lastUpdates == (update.isEmpty ? [] : [update]))
  }

  @Test("Changes of rows and sections result in batch updates that pass the checker", arguments: changes)
  func updates(before: String, mutation: ArrayMutation<String>) throws {
    let count = mutation.count(after: before.count)
    try BatchUpdateChecker.check(
      BatchUpdate(mutation, inSection: 0, of: before.count), from: [before.count], to: [count])
    guard let sections = BatchUpdate(sections: mutation, of: before.count) else { return }
    try BatchUpdateChecker.check(
      sections, from: Array(repeating: 1, count: before.count), to: Array(repeating: 1, count: count))
  }

  @Test("A scrolling mutation of a list removes rows at one end and inserts rows at the other")
  func scrolledPlaces() {
    #expect(
      BatchUpdate(Mutation.scroll(2, ["e"]), inSection: 1, of: 4)
        == BatchUpdate(deletedRows: [path(1, 0), path(1, 1)], insertedRows: [path(1, 2)]))
    #expect(
      BatchUpdate(Mutation.scroll(-1, ["y", "z"]), inSection: 0, of: 4)
        == BatchUpdate(deletedRows: [path(0, 3)], insertedRows: [path(0, 0), path(0, 1)]))
  }

  @Test("The data of a table reports a mutation that does not fit, and applies later ones")
  func failures() {
    let mutations = Var<ArrayMutation<String>>(["a"])
    var errors: [ArrayMutationError] = []
    let rows = mutations.tableData(id: { $0 }) {
      CellModel($0, TableViewCell(.text($0)))
    } failure: {
      errors.append($0)
    }
    let tree = LiveTree(TableView(.tableData <-- rows))
    mutations.set(.delete(at: [1]))
    mutations.set(.insert(["b"], at: [1]))
    #expect(errors == [.index(1, count: 1)])
    #expect(tree.texts == ["a", "b"])
  }

  @Test("The data of a table can be one section among others, which stay")
  func sections() {
    let around = TableModel {
      Section("Actions") { CellModel("add", TableViewCell(.text("Add"))) }
      Section("Users") {}
    }
    let list = ArrayAdapter([User(id: 1, name: "Ada")])
    let tree = LiveTree(TableView(.tableData <-- list.tableData(in: around, section: 1, row: row)))
    list.send(.insert([User(id: 2, name: "Grace")], at: [0]))
    #expect(tree.texts == ["Add", "Grace", "Ada"])
  }

  @Test("A model with changes from another model than the shown one is compared instead")
  func unrelated() throws {
    let models = Var(TableModel([SectionModel(rows: [CellModel(1), CellModel(2)])]))
    let tree = LiveTree(TableView(.tableData <-- models))
    let stranger = TableModel([SectionModel(rows: [CellModel(1)])])
    let next = TableModel([SectionModel(rows: [CellModel(2)])])
    models.set(next.changed(by: BatchUpdate(reloadedSections: [0]), from: stranger))
    #expect(try TableDriver(of: tree).lastUpdates == [BatchUpdate(deletedRows: [path(0, 0)])])
  }

  @Test("A table described by its cells needs no data")
  func cells() throws {
    let tree = LiveTree("Ada") { name in TableView(.cells([TableViewCell(.text(name))])) }
    #expect(tree.texts == ["Ada"])
    tree.state = "Grace"
    #expect(tree.texts == ["Grace"])
    #expect(throws: ActionError("tap", "TableView/TableViewCell", .unanswered)) { try tree.find(.cell("Grace")).tap() }
  }
}
