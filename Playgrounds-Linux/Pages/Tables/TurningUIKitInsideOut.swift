import Live

/// What the login screen is a function of.
private struct Login {
  var isNameValid = true
  var isPasswordValid = true

  /// What becomes of the screen when somebody tries to log in.
  static func attempt(_ name: String?, _ password: String?) -> Login {
    Login(isNameValid: name == "Test", isPasswordValid: password == "Test")
  }
}

private struct Member: Identifiable, Equatable {
  let id: Int
  var name: String
}

/// The list as a function of the members. What becomes of a row when it is used is in the row.
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
  private var members = [Member(id: 1, name: "Ada"), Member(id: 2, name: "Grace"), Member(id: 3, name: "Alan")]
  private(set) var driver = TableDriver(TableModel())

  init() {
    driver = TableDriver(model)
  }

  private var model: TableModel { table(of: members) { [weak self] in self?.delete($0) } }

  /// The shortcut of the talk: whoever changes the members says what has changed.
  func add(_ member: Member) throws {
    members.append(member)
    try driver.show(model, changes: BatchUpdate(insertedRows: [RowPath(row: members.count - 1, section: 0)]))
  }

  /// And without it: the driver finds out.
  func delete(_ member: Member) {
    members.removeAll { $0.id == member.id }
    driver.show(model)
  }

  /// The mistake of the talk: the table hears of a deletion, and the members do not.
  func forget() throws {
    try driver.show(model, changes: BatchUpdate(deletedRows: [RowPath(row: 0, section: 0)]))
  }

  func reverse() {
    members.reverse()
    driver.show(model)
  }
}

extension Page {
  static let insideOut = Page("turning-uikit-inside-out", "Screens as functions of their state: a login and a list.") {
    print in
    let login = Host(Login()) { login in
      TextField(.placeholder("Name"), .backgroundColor(login.isNameValid ? .white : .red))
      TextField(.placeholder("Password"), .backgroundColor(login.isPasswordValid ? .white : .red))
      if !login.isNameValid { Label("The name is invalid") }
    }
    print("A wrong name:")
    login.changes { login.state = .attempt("Tset", "Test") }.forEach { print("  \($0)") }
    print("The right one:")
    login.changes { login.state = .attempt("Test", "Test") }.forEach { print("  \($0)") }

    let list = MemberList()
    print("\n\(list.driver.model)")
    print("A member is added, with a changeset:")
    try list.add(Member(id: 4, name: "Barbara"))
    print("  \(list.driver.lastUpdates)")

    print("One is deleted by a swipe, and the driver finds out:")
    let changes = list.driver.node().changes {
      try? list.driver.swipe(at: RowPath(row: 1, section: 0), "Delete")
    }
    print("  \(list.driver.lastUpdates)")
    changes.forEach { print("  \($0)") }

    print("The order is reversed while one is selected, which stays so:")
    try list.driver.select(at: RowPath(row: 0, section: 0))
    list.reverse()
    print("  \(list.driver.lastUpdates)")
    print("  selected: \(list.driver.selectedRows)")

    print("Changes that do not lead to the model are refused, as UIKit would:")
    do { try list.forget() } catch { print("  \(error)") }

    print("\n\(list.driver)")
  }
}
