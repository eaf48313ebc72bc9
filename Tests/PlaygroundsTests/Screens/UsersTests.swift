import LiveTesting
import Testing

@testable import Pages

@MainActor
@Suite struct UsersTests {
  private let model = UsersModel()
  private let tree: LiveTree<Void>

  init() {
    tree = LiveTree(VStack { [model] in UsersScreen(model: model) })
  }

  @Test("The users screen shows that users are being loaded") func loading() throws {
    #expect(try tree.find(ActivityIndicatorView.self, .label("Loading")).isAnimating)
    model.load(User.all)
    #expect(!tree.find(ActivityIndicatorView.self).exists)
  }

  @Test("The users screen lists users by their last names") func list() throws {
    model.load(User.all)
    #expect(tree.find(.button).nodes.map(\.name) == ["Grace Hopper", "Barbara Liskov", "Ada Lovelace"])
  }

  @Test("A tap shows the detail of a user") func detail() throws {
    model.load(User.all)
    try tree.find(.button("Barbara Liskov")).tap()
    #expect(tree.find(.text("617-555-0172")).exists)
    #expect(!tree.find(.button).exists)
  }

  @Test("The users screen shows a sentence if there are no users") func empty() throws {
    model.load([])
    #expect(tree.find(.text("No current users found…")).exists)
  }
}
