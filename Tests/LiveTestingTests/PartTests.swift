import LiveTesting
import Testing

@MainActor
@Suite("Queries for parts")
struct PartTests {
  @Test("A button of a navigation bar is found by its title")
  func barButton() throws {
    let item = NavigationItem(
      "Episodes", .rightBarButtonItems([BarButtonItem("Edit"), BarButtonItem(systemItem: .add)]))
    let tree = LiveTree(VStack { NavigationBar(.items([item])) })
    #expect(tree.find(.button("Edit")).count == 1)
    #expect(tree.find(.button("Add")).count == 1)
    #expect(try tree.find(.heading).text == "Episodes")
  }

  @Test("A query finds only the visible item of a navigation bar")
  func lastItem() {
    let tree = LiveTree(NavigationBar(.items([NavigationItem("Episodes"), NavigationItem("Episode")])))
    #expect(tree.find(.heading).all.map(\.text) == ["Episode"])
  }

  @Test("A button of a hidden bar is found only if that is asked for")
  func hiddenBar() {
    let edit = BarButtonItem("Edit")
    for bar: any Widget in [
      Toolbar(.items([edit]), .isHidden(true)), Toolbar(.items([edit]), .accessibilityElementsHidden(true)),
      NavigationBar(.items([NavigationItem("Episodes", .rightBarButtonItems([edit]))]), .isHidden(true)),
    ] {
      let query = LiveTree(VStack { bar }).find(.button("Edit"))
      #expect(query.count == 0 && query.includingHidden.count == 1)
    }
  }

  @Test("A bar item is found by its type, label, identifier, tag and state")
  func barItem() {
    let item = BarButtonItem(
      "Edit", .accessibilityLabel("Edit episode"), .accessibilityIdentifier("edit"), .tag(3), .isEnabled(false),
      .isSelected(true)
    )
    let query = LiveTree(Toolbar(.items([item]))).find(
      BarButtonItem.self, .label("Edit episode"), .identifier("edit"), .tag(3), .disabled, .selected)
    #expect(query.all.map(\.title) == ["Edit"])
  }

  @Test("The field of a search bar follows the bindings that it has of its own")
  func fieldOfSearchBar() throws {
    let color = Var(Color.red)
    let tree = LiveTree(SearchBar(.searchTextField(TextField(.backgroundColor <-- color)), .placeholder("Find")))
    color.set(.green)
    let bar = try #require(tree.widget as? SearchBar)
    #expect(bar.searchTextField.backgroundColor == .green && bar.placeholder == "Find")
    try tree.find(.searchField).type("Ada")
    #expect((tree.widget as? SearchBar)?.text == "Ada")
  }

  @Test("A query for buttons ignores the spaces in bars")
  func space() {
    let tree = LiveTree(Toolbar(.items([.flexibleSpace(), BarButtonItem(customView: Label("3 left")), .init("Edit")])))
    #expect(tree.find(.button).count == 1)
    #expect(tree.find(.text("3 left")).count == 1)
  }

  @Test("A tab is found by its title")
  func tab() {
    let tree = LiveTree(TabBar(.items([TabBarItem("New"), TabBarItem(systemItem: .topRated)])))
    #expect(tree.find(.tab).all.map(\.name) == ["New", "Top Rated"])
  }

  @Test("A gesture recognizer is found by its type")
  func recognizer() {
    let tree = LiveTree(View(.gestureRecognizers([TapGestureRecognizer(.numberOfTapsRequired(2))])))
    #expect(tree.find(TapGestureRecognizer.self) { $0.numberOfTapsRequired == 2 }.count == 1)
    #expect(tree.find(.containing(.type(TapGestureRecognizer.self))).count == 1)
  }
}
