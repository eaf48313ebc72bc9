import Live
import Testing

@testable import Pages

@MainActor
@Suite struct MenuTests {
  private let model = MenuModel()
  private let host: Host<Void>

  init() {
    host = Host(VStack { [model] in MenuScreen(model: model) })
  }

  @Test("It lists its entries") func entries() throws {
    #expect(host.find(.button).nodes.map(\.name) == ["Inbox", "Favourites", "Settings"])
  }

  @Test("A tap chooses what is shown, and a button leads back") func choosing() throws {
    try host.find(.button("Inbox")).tap()
    #expect(model.chosen?.id == "Inbox")
    #expect(host.find(.text("Three messages wait for an answer.")).exists)
    #expect(!host.find(.button("Settings")).exists)
    try host.find(.button("Back to the menu")).tap()
    #expect(model.chosen == nil)
    #expect(host.find(.button("Settings")).exists)
  }
}
