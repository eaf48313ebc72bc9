import LiveTesting
import TestSupport
import Testing

@MainActor
@Suite("Taps in a bar")
struct BarTests {
  let log = Log()

  @Test("In a bar, a tap on a button item sends its events")
  func tapsItem() throws {
    let item = BarButtonItem(
      "Save", .tapped --> { [log] in log("tapped") }, .action --> { [log] in log($0.title ?? "") })
    let tree = LiveTree(Toolbar(.items([item])))
    try tree.root.parts[0].tap()
    #expect(log.lines == ["tapped", "Save"])
  }

  @Test("In a bar, a tap on an item that changes its selection selects it before sending its events")
  func selectsItem() throws {
    let item = BarButtonItem(
      "Save", .changesSelectionAsPrimaryAction -- true, .action --> { [log] in log("\($0.isSelected)") })
    let tree = LiveTree(NavigationBar(.items([NavigationItem("One", .rightBarButtonItem(item))])))
    try tree.root.parts[0].parts[0].tap()
    #expect(log.lines == ["true"])
  }

  @Test("In a bar, a tap on a disabled item is refused")
  func refusesItem() {
    let tree = LiveTree(Toolbar(.items([BarButtonItem("Save", .isEnabled -- false)])))
    let item = tree.root.parts[0]
    #expect(throws: ActionError("tap", item.path, .disabled)) { try item.tap() }
  }

  @Test("In a bar, a tap on the back button removes the top item")
  func goesBack() throws {
    let tree = LiveTree(
      NavigationBar(
        .items([NavigationItem("One"), NavigationItem("Two")]), .didPop --> { [log] in log($0.title ?? "") }))
    try tree.goBack()
    #expect(log.lines == ["Two"])
    #expect(tree.root[NavigationBar.self]?.items.map(\.title) == ["One"])
    #expect(throws: ActionError("go back in", "NavigationBar", .missing("back button"))) { try tree.goBack() }
  }

  @Test("In a bar, a tap on the back button is refused if `shouldPop` returns false")
  func doesNotGoBack() {
    let tree = LiveTree(
      NavigationBar(
        .items([NavigationItem("One"), NavigationItem("Two")]), .shouldPop -- { _, item in item.title != "Two" }))
    #expect(throws: ActionError("go back in", "NavigationBar", .declined(by: "shouldPop"))) { try tree.goBack() }
    #expect(tree.root[NavigationBar.self]?.items.count == 2)
  }

  @Test("In a bar, taps on the different buttons of a search bar send different events")
  func tapsSearchBar() throws {
    let log = log
    let tree = LiveTree(
      SearchBar(
        .showsBookmarkButton -- true, .showsCancelButton -- true, .showsSearchResultsButton -- true,
        .bookmarkButtonClicked --> { log("bookmark") }, .cancelButtonClicked --> { log("cancel") },
        .resultsListButtonClicked --> { log("resultsList") }))
    for button in SearchBarButton.allCases { try tree.tap(button) }
    #expect(log.lines == ["bookmark", "cancel", "resultsList"])
    #expect(throws: ActionError("tap", "SearchBar", .missing("cancel button"))) {
      try LiveTree(SearchBar()).tap(.cancel)
    }
  }

  @Test("Going back in a bar whose delegate removes all items leaves the bar empty")
  func emptiedByDelegate() throws {
    let items = Var([NavigationItem("One"), NavigationItem("Two")])
    let tree = LiveTree(
      NavigationBar(
        .items <-- items,
        .shouldPop -- { _, _ in
          MainActor.assumeIsolated { items.set([]) }
          return true
        }))
    try tree.goBack()
    #expect(tree.root[NavigationBar.self]?.items.isEmpty == true)
  }
}
