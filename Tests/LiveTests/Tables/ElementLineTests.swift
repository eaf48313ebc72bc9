import LiveTesting
import Preview
import Testing

private nonisolated struct User: Equatable, Identifiable, Sendable {
  let id: Int
  var name: String
}

@MainActor @Suite("Cells that are created on the main actor") struct ElementLineTests {
  private let users = [User(id: 1, name: "Ada"), User(id: 2, name: "Grace")]

  /// The lists of rows with handlers and bindings, by the way in which an element is identified.
  private func rows(_ users: [User], byID: Bool, _ note: Var<[String]>, _ suffix: Var<String>) -> RowList {
    let cell: @MainActor @Sendable (User) -> TableViewCell = { user in
      TableViewCell(.text <-- suffix.map { user.name + $0 }) {
        Button("+", .tapped --> { note.set(note.value + ["button \(user.name)"]) })
      }
    }
    return byID ? RowList(users, id: { $0.name }, cell: cell) : RowList(users) { cell($0) }
  }

  @Test(
    "Cells with bindings and handlers are the rows of a list, whose elements users select", arguments: [false, true])
  func cells(byID: Bool) throws {
    let (note, suffix) = (Var<[String]>([]), Var("."))
    let tree = LiveTree(users) { users in
      VStack {
        TableView(.rowSelected --> { (user: User) in note.set(note.value + ["row \(user.name)"]) }) {
          rows(users, byID: byID, note, suffix)
        }
        CollectionView(.itemSelected --> { (user: User) in note.set(note.value + ["item \(user.name)"]) }) {
          Section { rows(users, byID: byID, note, suffix) }
        }
      }
    }
    let texts = { tree.find(TableViewCell.self).all.map(\.text) }
    #expect(texts() == ["Ada.", "Grace.", "Ada.", "Grace."])
    suffix.set("!")
    #expect(texts() == ["Ada!", "Grace!", "Ada!", "Grace!"])
    try tree.find(.text("Grace!")).all[0].tap()
    try tree.find(.button("+")).all[0].tap()
    try tree.find(.text("Ada!")).all[1].tap()
    #expect(note.value == ["row Grace", "button Ada", "item Ada"])
    tree.state[1].name = "Grace Hopper"
    #expect(texts() == ["Ada!", "Grace Hopper!", "Ada!", "Grace Hopper!"])
    #expect(tree.errors.isEmpty)
    #expect(Preview.html(tree.widget).matches(of: /role="row"/).count == 4)
  }

  @Test("A cell is created when its row is shown, and again only if its element has changed")
  func laziness() throws {
    var made: [Int] = []
    let tree = LiveTree(User(id: 0, name: "")) { user in
      TableView(.visibleRowCount(3)) {
        RowList((0..<1_000).map { $0 == 1 ? User(id: 1, name: user.name) : User(id: $0, name: "") }) { user in
          made.append(user.id)
          return TableViewCell(.text("\(user.id)"))
        }
      }
    }
    #expect(made == [0, 1, 2])
    tree.state.name = "new"
    #expect(tree.find(TableViewCell.self).count == 3)
    #expect(made == [0, 1, 2, 1])
  }
}
