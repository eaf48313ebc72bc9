import LiveTesting
import Testing

@testable import Pages

@MainActor
@Suite struct LoginTests {
  private let model = LoginModel()
  private let tree: LiveTree<Void>

  init() {
    tree = LiveTree(loginScreen(model))
  }

  @Test("An invalid field turns red after an attempt to log in, and not before") func colors() throws {
    let name = tree.find(TextField.self, .label("Name"))
    #expect(try name.backgroundColor == .systemBackground)
    try tree.find(.button("Log in")).tap()
    #expect(try name.backgroundColor == .systemRed)
    try tree.find(.textField("Name")).type("Ada")
    #expect(try name.backgroundColor == .systemBackground)
    #expect(try tree.find(TextField.self, .label("Password")).backgroundColor == .systemRed)
  }

  @Test("Valid names and passwords log in, also by the return key") func greeting() throws {
    try tree.find(.textField("Name")).type("Ada")
    try tree.find(.textField("Password")).type("secretss")
    try tree.find(.textField("Password")).submit()
    #expect(tree.find(.text("Welcome, Ada")).exists)
  }
}
