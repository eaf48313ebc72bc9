import Live
import Testing

@testable import Pages

@MainActor
@Suite struct LoginTests {
  private let model = LoginModel()
  private let host: Host<Void>

  init() {
    host = Host(loginScreen(model))
  }

  @Test("What is wrong turns red once one has tried, and no earlier") func colors() throws {
    let name = host.find(TextField.self, .label("Name"))
    #expect(try name.backgroundColor == .systemBackground)
    try host.find(.button("Log in")).tap()
    #expect(try name.backgroundColor == .systemRed)
    try host.find(.textField("Name")).type("Ada")
    #expect(try name.backgroundColor == .systemBackground)
    #expect(try host.find(TextField.self, .label("Password")).backgroundColor == .systemRed)
  }

  @Test("A name and a password that is long enough are welcome, by the return key too") func greeting() throws {
    try host.find(.textField("Name")).type("Ada")
    try host.find(.textField("Password")).type("secretss")
    try host.find(.textField("Password")).submit()
    #expect(host.find(.text("Welcome, Ada")).exists)
  }
}
