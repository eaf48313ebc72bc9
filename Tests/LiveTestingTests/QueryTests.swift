import LiveTesting
import Testing

@MainActor
struct QueryTests {
  @Test("A query tells whether its node is enabled")
  func isEnabled() throws {
    let isValid = Var(false)
    let tree = LiveTree(
      HStack {
        Button("Save", .isEnabled <-- isValid); Label("Ada")
      })
    let save = tree.find(.button("Save"))
    #expect(try !save.isEnabled)
    isValid.value = true
    #expect(try save.isEnabled)
    #expect(try tree.find(.text("Ada")).isEnabled)
  }

  private let tree = LiveTree(
    VStack {
      Label("Sign in", .accessibilityTraits(.header))
      TextField(.placeholder("Name"), .text("Ada"))
      Switch(.accessibilityLabel("Remember me"), .isOn(true))
      Slider(.accessibilityLabel("Size"), .value(0.7), .tag(3))
      HStack(.accessibilityIdentifier("buttons")) {
        Button("Cancel").with(.key("cancel"))
        Button("Save", .isEnabled(false)).with(.key("save"))
      }
    }
  )

  @Test("A role and a name lead to one node")
  func roleAndName() throws {
    #expect(try tree.find(.button("Save")).path == "\"save\"")
  }

  @Test("A query by type reads the properties of the widget")
  func typedRead() throws {
    #expect(try tree.find(TextField.self, .placeholder("Name")).text == "Ada")
  }

  @Test("A query by type returns the widget")
  func typedOne() throws {
    #expect(try tree.find(Switch.self).one == Switch(.accessibilityLabel("Remember me"), .isOn(true)))
  }

  @Test("A query by type takes a predicate")
  func typedPredicate() {
    #expect(tree.find(Slider.self) { $0.value > 0.5 }.exists)
    #expect(!tree.find(Slider.self) { $0.value > 0.9 }.exists)
  }

  @Test("`all` returns the found nodes in the order of the tree")
  func all() {
    #expect(tree.find(Button.self).all.map(\.title) == ["Cancel", "Save"])
  }

  @Test("`first` is `nil` if nothing is found")
  func first() {
    #expect(tree.find(.button).first?.name == "Cancel")
    #expect(tree.find(.link).first == nil)
  }

  @Test("`count` counts the found nodes")
  func count() {
    #expect(tree.find(.button).count == 2)
  }

  @Test("A search in a query stays within its node")
  func within() {
    #expect(tree.find(.identifier("buttons")).find(.button).count == 2)
    #expect(tree.find(.identifier("buttons")).find(.switch).count == 0)
  }

  @Test("A search in a node leaves out the node")
  func withinNode() throws {
    let buttons = try tree.find(.identifier("buttons")).node()
    #expect(buttons.find(.identifier("buttons")).count == 0)
    #expect(buttons.find(.button).count == 2)
  }

  @Test("A search in a live tree includes the root")
  func root() {
    #expect(LiveTree(Button("Save")).find(.button("Save")).exists)
  }

  @Test("A query inside another query needs exactly one node to search in")
  func missingScope() {
    let query = tree.find(.identifier("missing")).find(.button)
    #expect(query.count == 0)
    #expect(#expect(throws: QueryError.self) { try query.node() }?.query == #"find(.identifier("missing"))"#)
  }

  @Test("A stored query sees later changes of the tree")
  func lazy() throws {
    let name = Var("Ada")
    let tree = LiveTree(VStack { Label(.text <-- name) })
    let ada = tree.find(.text("Ada"))
    #expect(ada.exists)
    name.set("Grace")
    #expect(!ada.exists)
    #expect(try tree.find(Label.self).text == "Grace")
  }

  @Test("A query prints as it is written in code")
  func description() {
    let query = tree.find(.identifier("buttons")).find(Button.self, .name("Save"), .not(.disabled)).includingHidden
    #expect(
      "\(query)" == #"find(.identifier("buttons")).find(Button.self, .name("Save"), .not(.disabled)).includingHidden"#)
  }

  @Test("A query that starts at a node prints the path of the node")
  func nodeDescription() throws {
    let buttons = try tree.find(.identifier("buttons")).node()
    #expect("\(buttons.find(.button))" == "buttons.find(.button)")
  }
}
