import LiveTesting
import Synchronization
import TestSupport
import Testing

private func path(_ section: Int, _ row: Int) -> RowPath { RowPath(row: row, section: section) }

/// How many cells have been made.
private final class Counter: Sendable {
  private let count = Mutex(0)
  func countUp() { count.withLock { $0 += 1 } }
  var value: Int { count.withLock { $0 } }
}

private struct User: Identifiable, Equatable {
  let id: Int
  var name: String
}

@MainActor
@Suite("A cell that stands in for several rows")
struct SharedCellTests {
  private let counter = Counter()
  private let users = Var((0..<100).map { User(id: $0, name: "user \($0)") })

  private func tree(identifier: @escaping @Sendable (User) -> String = { _ in "User" }) -> LiveTree<Void> {
    let rows = users.tableData { [counter] user in
      CellModel(user.id, reusing: identifier(user), showing: user) { user in
        counter.countUp()
        return TableViewCell(.text <-- user.map(\.name)) { TextField(.placeholder("Note")) }
      }
    }
    return LiveTree(TableView(.visibleRowCount(3), .tableData <-- rows))
  }

  private func texts(_ tree: LiveTree<Void>) -> [String] { tree.find(TableViewCell.self).all.map { $0.text ?? "" } }

  @Test("A shared cell is created once per visible row, and shows the data of other rows after scrolling")
  func reuse() throws {
    let tree = tree()
    let nodes = tree.find(TableViewCell.self).nodes
    try tree.scroll(to: path(0, 1))
    #expect(texts(tree) == ["user 1", "user 2", "user 3"])
    let order = tree.find(TableViewCell.self).nodes.map { node in nodes.firstIndex { $0 === node } }
    #expect(order == [1, 2, 0])
    try tree.scroll(to: path(0, 50))
    #expect(texts(tree) == ["user 50", "user 51", "user 52"])
    #expect(counter.value == 3)
  }

  @Test("The accessory button of a shared cell, and of one that a signal sets, is tapped while it is shown")
  func accessories() throws {
    let type = Var(TableViewCell.AccessoryType.detailButton)
    var taps: [RowPath] = []
    let tree = LiveTree(
      TableView(.accessoryButtonTapped --> { taps.append($0) }) {
        CellModel(1, reusing: "Row", showing: 1) { _ in TableViewCell(.accessoryType <-- type) }
        CellModel(2, TableViewCell(.accessoryType <-- type))
      })
    let table = tree.find(TableView.self)
    for row in 0...1 { try table.tapAccessory(at: path(0, row)) }
    #expect(taps == [path(0, 0), path(0, 1)])
    type.set(.none)
    for row in 0...1 { #expect(throws: TableError.self) { try table.tapAccessory(at: path(0, row)) } }
  }

  @Test("A shared cell follows the changes and moves of its row")
  func updates() throws {
    let tree = tree()
    let first = try #require(tree.find(TableViewCell.self).nodes.first)
    users.set([User(id: 0, name: "Ada")] + users.value.dropFirst())
    #expect(texts(tree)[0] == "Ada")
    users.set([User(id: 7, name: "new")] + users.value)
    #expect(texts(tree) == ["new", "Ada", "user 1"])
    #expect(tree.find(TableViewCell.self).nodes[1] === first)
    #expect(counter.value == 3)
  }

  @Test("A shared cell keeps user edits while it shows the same row, and drops them for another row")
  func input() throws {
    let tree = tree()
    try tree.find(TableViewCell.self).nodes[0].find(TextField.self).type("mine")
    users.set([User(id: -1, name: "new")] + users.value)
    #expect(tree.find(TextField.self).all.map(\.text) == ["", "mine", ""])
    try tree.scroll(to: path(0, 50))
    #expect(tree.find(TextField.self).all.map(\.text) == ["", "", ""])
    #expect(tree.find(TextField.self).nodes.allSatisfy { !$0.isFocused })
  }

  @Test("A shared cell shows rows of its kind only")
  func kinds() throws {
    let tree = tree { $0.id.isMultiple(of: 2) ? "Even" : "Odd" }
    #expect(counter.value == 3)
    try tree.scroll(to: path(0, 1))
    #expect(texts(tree) == ["user 1", "user 2", "user 3"])
    #expect(counter.value == 4)
  }

  @Test("Rows with another type of data, or of another kind, get another shared cell")
  func types() throws {
    let models = Var(TableModel())
    func show(_ row: CellModel) { models.set(TableModel([SectionModel(rows: [row])])) }
    show(CellModel(1, reusing: "a", showing: 1) { TableViewCell(.text <-- $0.map { "\($0)" }) })
    let tree = LiveTree(TableView(.tableData <-- models))
    #expect(texts(tree) == ["1"])
    show(CellModel(1, reusing: "a", showing: "one") { TableViewCell(.text <-- $0) })
    #expect(texts(tree) == ["one"])
    show(CellModel(1, reusing: "b", showing: "two") { TableViewCell(.text <-- $0) })
    #expect(texts(tree) == ["two"])
    show(CellModel(1, TableViewCell(.text("three"))))
    #expect(texts(tree) == ["three"])
  }

  @Test("A shared cell is selected and edited with its row")
  func looks() throws {
    let tree = tree()
    try tree.find(.cell("user 1")).tap()
    #expect(tree.find(TableViewCell.self).all.map(\.isSelected) == [false, true, false])
    try tree.scroll(to: path(0, 1))
    #expect(tree.find(TableViewCell.self).all.map(\.isSelected) == [true, false, false])
  }

  @Test("A shared cell shows its row after any changes of the list and any scrolling")
  func random() throws {
    var random = SeededGenerator(seed: 13)
    let list = ArrayAdapter((0..<10).map { User(id: $0, name: "user \($0)") })
    let rows = list.tableData { [counter] user in
      CellModel(user.id, reusing: user.id.isMultiple(of: 3) ? "Third" : "User", showing: user) { user in
        counter.countUp()
        return TableViewCell(.text <-- user.map(\.name))
      }
    }
    let tree = LiveTree(VStack { TableView(.visibleRowCount(4), .tableData <-- rows) })
    let driver = try TableDriver(of: tree.find(TableView.self))
    for step in 0..<1_000 {
      let users = list.value
      let some = users.indices.filter { _ in Int.random(in: 0..<4, using: &random) == 0 }
      switch Int.random(in: 0..<5, using: &random) {
      case 0 where users.count > 6: list.send(.delete(at: some))
      case 1: list.send(.update(some.map { User(id: users[$0].id, name: "step \(step)") }, at: some))
      case 2: list.send(.move(from: some, to: Int.random(in: 0...users.count - some.count, using: &random)))
      case 3 where !users.isEmpty: try driver.scroll(to: path(0, users.indices.randomElement(using: &random) ?? 0))
      default: list.send(.insert([User(id: 10 + step, name: "new \(step)")], at: [users.count / 2]))
      }
      let now = list.value
      #expect(tree.find(TableViewCell.self).all.map(\.text) == driver.visibleRows.map { .some(now[$0.row].name) })
      #expect(driver.visibleRows.count == min(4, now.count))
      tree.root.checkInvariants()
    }
  }
}
