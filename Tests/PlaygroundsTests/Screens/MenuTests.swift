import LiveTesting
import Testing

@testable import Pages

@MainActor
@Suite struct MenuTests {
  private let model = MenuModel()
  private let tree: LiveTree<Void>

  init() {
    tree = LiveTree(VStack { [model] in MenuScreen(model: model) })
  }

  @Test("A menu lists its entries") func entries() throws {
    #expect(tree.find(.button).nodes.map(\.name) == ["Inbox", "Favourites", "Settings"])
  }

  @Test("A tap on an entry shows its screen, and a button returns to the menu") func choosing() throws {
    try tree.find(.button("Inbox")).tap()
    #expect(model.chosen?.id == "Inbox")
    #expect(tree.find(.text("Three messages wait for an answer.")).exists)
    #expect(!tree.find(.button("Settings")).exists)
    try tree.find(.button("Back to the menu")).tap()
    #expect(model.chosen == nil)
    #expect(tree.find(.button("Settings")).exists)
  }
}
