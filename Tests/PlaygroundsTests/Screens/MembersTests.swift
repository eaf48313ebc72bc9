import Live
import Testing

@testable import Pages

@MainActor
@Suite struct MembersTests {
  private let host = Host(MembersScreen(app: MembersApp()))

  private func logIn(_ name: String = "Test", _ password: String = "Test") throws {
    try host.find(.textField("Name")).replace(with: name)
    try host.find(.textField("Password")).replace(with: password)
    try host.find(.button("Log in")).tap()
  }

  private var names: [String?] { host.find(.cell).all.map(\.name) }

  @Test("What is wrong turns red and says so, until it is right") func login() throws {
    try logIn("Test", "Tset")
    #expect(try host.find(TextField.self, .placeholder("Name")).backgroundColor == .white)
    #expect(try host.find(TextField.self, .placeholder("Password")).backgroundColor == .red)
    #expect(host.find(.text("The password is invalid")).exists)
    try logIn()
    #expect(!host.find(.textField).exists)
    #expect(names == ["Ada", "Grace", "Alan"])
  }

  @Test("Members are added and deleted, and each row that stays keeps its cell") func list() throws {
    try logIn()
    let alan = try host.find(.cell("Alan")).node()
    try host.find(.button("Add")).tap()
    #expect(names == ["Ada", "Grace", "Alan", "Member 4"])
    try host.find(.cell("Grace")).swipe("Delete")
    #expect(names == ["Ada", "Alan", "Member 4"])
    #expect(try host.find(.cell("Alan")).node() === alan)
    #expect(
      try TableDriver(of: host.find(TableView.self)).lastUpdates == [
        BatchUpdate(deletedRows: [RowPath(row: 1, section: 0)])
      ])
    for name in ["Ada", "Alan", "Member 4"] { try host.find(.cell(name)).swipe("Delete") }
    #expect(host.find(.text("Nobody is left")).exists)
  }

  @Test("Who logs out finds the name and no password, and the members again after that") func logout() throws {
    try logIn()
    try host.find(.cell("Ada")).swipe("Delete")
    try host.find(.button("Log out")).tap()
    #expect(try host.find(.textField("Name")).text == "Test")
    #expect(try host.find(.textField("Password")).text == "")
    try host.find(.button("Log in")).tap()
    #expect(host.find(.text("The password is invalid")).exists)
    try logIn()
    #expect(names == ["Grace", "Alan"])
  }
}
