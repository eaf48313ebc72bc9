import LiveTesting
import Testing

private nonisolated struct User: Equatable, Identifiable {
  let id: Int
  var name: String
}

@MainActor @Suite struct RowsOfBlocksTests {
  private let users = Var((1...5).map { User(id: $0, name: "U\($0)") })

  @Test("Cells of a loop in a block are rows, which can be selected and follow the state")
  func loop() throws {
    let tree = LiveTree(users.value) { users in
      TableView { for user in users { TableViewCell(.text(user.name)) } }
    }
    let table = tree.find(TableView.self)
    #expect(try table.model.rowCount == 5)
    try tree.find(.text("U2")).tap()
    #expect(try table.selectedRows == [RowPath(row: 1, section: 0)])
    try table.select(at: RowPath(row: 3, section: 0))
    try tree.press(.tab)
    try tree.press(.up)
    try tree.press(.return)
    #expect(try table.selectedRows == [RowPath(row: 2, section: 0)])
    tree.state = [User(id: 9, name: "New")]
    #expect(tree.find(TableViewCell.self).all.map(\.text) == ["New"])
    #expect(tree.errors.isEmpty && tree.duplicateKeys.isEmpty)
  }

  @Test("A selected row of a loop with keys stays selected when others are inserted above it")
  func keys() throws {
    let tree = LiveTree(users.value) { users in
      CollectionView {
        TableViewCell(.text("Add"))
        ForEach(users) { TableViewCell(.text($0.name)) }
        if users.count > 5 { Section("More") { Label("more") } }
      }
    }
    let list = tree.find(CollectionView.self)
    try tree.find(.text("U2")).tap()
    #expect(try list.selectedItems == [RowPath(item: 2, section: 0)])
    tree.state.insert(User(id: 9, name: "New"), at: 0)
    #expect(try list.selectedItems == [RowPath(item: 3, section: 0)])
    #expect(try list.model.sections.map(\.rows.count) == [7, 1])
    tree.state.removeAll()
    #expect(tree.find(TableViewCell.self).all.map(\.text) == ["Add"])
    #expect(tree.duplicateKeys.isEmpty)
  }
}
