import LiveTesting
import Testing

@testable import Pages

@MainActor
@Suite struct MembersTests {
  private let tree = LiveTree(MembersScreen(app: MembersApp()))

  private func logIn(_ name: String = "Test", _ password: String = "Test") throws {
    try tree.find(.textField("Name")).replace(with: name)
    try tree.find(.textField("Password")).replace(with: password)
    try tree.find(.button("Log in")).tap()
  }

  private var names: [String?] { tree.find(.cell).all.map(\.name) }

  @Test("An invalid field turns red with a message, until it is valid") func login() throws {
    try logIn("Test", "Tset")
    #expect(try tree.find(TextField.self, .placeholder("Name")).backgroundColor == .white)
    #expect(try tree.find(TextField.self, .placeholder("Password")).backgroundColor == .red)
    #expect(tree.find(.text("The password is invalid")).exists)
    try logIn()
    #expect(!tree.find(.textField).exists)
    #expect(names == ["Ada", "Grace", "Alan"])
  }

  @Test("Members are added and deleted, and remaining rows keep their cells") func list() throws {
    try logIn()
    let alan = try tree.find(.cell("Alan")).node()
    try tree.find(.button("Add")).tap()
    #expect(names == ["Ada", "Grace", "Alan", "Member 4"])
    try tree.find(.cell("Grace")).swipe("Delete")
    #expect(names == ["Ada", "Alan", "Member 4"])
    #expect(try tree.find(.cell("Alan")).node() === alan)
    #expect(
      try TableDriver(of: tree.find(TableView.self)).lastUpdates == [
        BatchUpdate(deletedRows: [RowPath(row: 1, section: 0)])
      ])
    for name in ["Ada", "Alan", "Member 4"] { try tree.find(.cell(name)).swipe("Delete") }
    #expect(tree.find(.text("Nobody is left")).exists)
  }

  @Test("A member who logs out finds the name and no password, and the members after a login") func logout() throws {
    try logIn()
    try tree.find(.cell("Ada")).swipe("Delete")
    try tree.find(.button("Log out")).tap()
    #expect(try tree.find(.textField("Name")).text == "Test")
    #expect(try tree.find(.textField("Password")).text == "")
    try tree.find(.button("Log in")).tap()
    #expect(tree.find(.text("The password is invalid")).exists)
    try logIn()
    #expect(names == ["Grace", "Alan"])
  }
}
