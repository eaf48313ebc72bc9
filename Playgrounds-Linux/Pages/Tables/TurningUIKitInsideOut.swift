import LiveTesting

/// Returns the list as a function of the members. Each row contains the handlers of its actions.
private func table(of members: [Member], delete: @escaping @MainActor @Sendable (Member) -> Void) -> TableModel {
  TableModel {
    Section("Members") {
      RowList(members) { member in
        CellModel(member.id, TableViewCell(.text(member.name))).with {
          $0.editingStyle = .delete
          $0.commit = { _ in delete(member) }
        }
      }
    }
  }
  .with { $0.emptyState = Label("Nobody is left") }
}

/// The members, and the driver that shows them.
@MainActor
private final class MemberList {
  private var members = Member.founders
  private let tellsChanges: Bool
  let driver = TableDriver(TableModel())
  private(set) var refusal: BatchUpdateError?

  init(tellsChanges: Bool) {
    self.tellsChanges = tellsChanges
    driver.show(model)
  }

  private var model: TableModel { table(of: members) { [weak self] in self?.delete($0) } }

  /// Shows the model with the given changes, as in the talk, or else lets the driver find the changes.
  private func show(_ changes: @autoclosure () -> BatchUpdate) {
    guard tellsChanges else { return driver.show(model) }
    do { try driver.show(model, changes: changes()) } catch { refusal = error }
  }

  func add(_ member: Member) {
    members.append(member)
    show(BatchUpdate(insertedRows: [RowPath(row: members.count - 1, section: 0)]))
  }

  func delete(_ member: Member) {
    guard let row = members.firstIndex(of: member) else { return }
    members.remove(at: row)
    show(BatchUpdate(deletedRows: [RowPath(row: row, section: 0)]))
  }

  func reverse() {
    members.reverse()
    show(BatchUpdate(reloadedSections: [0]))
  }

  /// Makes the mistake of the talk: the table receives a deletion, and the members do not.
  func forget() {
    show(BatchUpdate(deletedRows: [RowPath(row: 0, section: 0)]))
  }
}

/// The whole app as a component: the same list after a login.
struct MembersScreen: Component {
  let app: MembersApp

  var body: Children {
    VStack {
      if app.isLoggedIn {
        HStack {
          Button("Add", .tapped --> { app.add() })
          Button("Log out", .tapped --> { app.logOut() })
        }
        TableView(.model(table(of: app.members) { app.delete($0) }))
      } else {
        TextField(.placeholder("Name"), .backgroundColor(app.isNameValid ? .white : .red), .text <--> app.name)
        TextField(
          .placeholder("Password"), .backgroundColor(app.isPasswordValid ? .white : .red), .isSecureTextEntry(true),
          .text <--> app.password)
        if !app.isNameValid { Label("The name is invalid") }
        if !app.isPasswordValid { Label("The password is invalid") }
        Button("Log in", .tapped --> { app.logIn() })
      }
    }
  }
}

extension Page {
  static let insideOut = Page(
    "turning-uikit-inside-out", "Screens as functions of their state: a login and a list.",
    preview: {
      let app = MembersApp()
      app.name.set("Test")
      app.password.set("Test")
      app.logIn()
      return LiveTree(VStack { MembersScreen(app: app) }).widget
    }
  ) { print in
    for tellsChanges in [true, false] {
      print(tellsChanges ? "A driver that is told what has changed:" : "\nA driver that finds out:")
      let list = MemberList(tellsChanges: tellsChanges)
      list.add(Member(id: 4, name: "Barbara"))
      print("  add: \(list.driver.lastUpdates)")
      let changes = list.driver.node().changes {
        try? list.driver.swipe(at: RowPath(row: 1, section: 0), "Delete")
      }
      print("  delete: \(list.driver.lastUpdates)")
      changes.forEach { print("    \($0)") }
      if tellsChanges {
        list.forget()
        print("  refused: \(list.refusal.map { "\($0)" } ?? "nothing")")
      } else {
        try list.driver.select(at: RowPath(row: 0, section: 0))
        list.reverse()
        print("  reverse: \(list.driver.lastUpdates), selected: \(list.driver.selectedRows)")
      }
    }

    print("\nA component that is a function of its state. A wrong name:")
    let tree = LiveTree(MembersScreen(app: MembersApp()))
    let show: @MainActor (() throws -> Void) throws -> Void = { action in
      try tree.changes(action).forEach { print("  \($0)") }
    }
    try tree.find(.textField("Name")).type("Tset")
    try tree.find(.textField("Password")).type("Test")
    try show { try tree.find(.button("Log in")).tap() }
    try tree.find(.textField("Name")).replace(with: "Test")
    try tree.find(.button("Log in")).tap()
    print("The right one:\n\(tree)")
    print("One member is added:")
    try show { try tree.find(.button("Add")).tap() }
    print("One member is deleted by a swipe:")
    try show { try tree.find(.cell("Grace")).swipe("Delete") }
    print("\(tree)")
  }
}
