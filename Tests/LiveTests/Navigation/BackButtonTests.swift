import LiveTesting
import TestSupport
import Testing

@MainActor
@Suite("A back button")
struct BackButtonTests {
  let log = Log()

  private func stack(_ item: NavigationItem = NavigationItem(), below: NavigationItem = NavigationItem()) -> LiveTree<
    Void
  > {
    LiveTree(
      NavigationController(.didPop --> { [log] in log($0.map { "\($0)" }.joined(separator: " ")) }) {
        ViewController("Users", .navigationItem(below))
        ViewController("Ada", .navigationItem(item))
      })
  }

  @Test("A back button has the title of the screen below, and goes back to it")
  func goesBack() throws {
    let tree = stack()
    #expect(tree.find(.button).all.map(\.text) == ["Users"])
    try tree.find(.button("Users")).tap()
    #expect(try tree.find(.heading).name == "Users")
    #expect(!tree.find(.button).exists)
  }

  @Test("A back button is named Back if the screen below has no title")
  func hasGeneralName() throws {
    let tree = LiveTree(
      NavigationController {
        ViewController()
        ViewController("Ada")
      })
    try tree.find(.button("Back")).tap()
    #expect(tree.root.children.count == 1)
  }

  @Test("A back button has the title that the item of the screen below sets")
  func hasOwnName() {
    #expect(stack(below: NavigationItem(nil, .backButtonTitle("All"))).find(.button("All")).exists)
    #expect(stack(below: NavigationItem(nil, .backButtonDisplayMode(.generic))).find(.button("Back")).exists)
    #expect(stack(below: NavigationItem(nil, .backButtonDisplayMode(.minimal))).find(.button("Users")).exists)
    #expect(stack(below: NavigationItem(nil, .backBarButtonItem(BarButtonItem("Home")))).find(.button("Home")).exists)
  }

  @Test("A back button follows the title of the screen below")
  func followsTitle() {
    let title = Var("Users")
    let tree = LiveTree(
      NavigationController {
        ViewController(.title <-- title)
        ViewController("Ada")
      })
    title.set("People")
    #expect(tree.find(.button("People")).exists)
  }

  @Test("A back button leads back to a component")
  func leadsToComponent() throws {
    let tree = LiveTree(
      NavigationController {
        Users()
        ViewController("Ada")
      })
    try tree.find(.button("Users")).tap()
    #expect(try tree.find(.heading).name == "Users")
  }

  private struct Users: Component {
    var body: Children { ViewController("Users") }
  }

  @Test("A back button is missing if the top item hides it, or replaces it by other items")
  func isHidden() throws {
    let replaced = NavigationItem(nil, .leftBarButtonItems([BarButtonItem("Close")]))
    #expect(stack(replaced).find(.button).all.map(\.name) == ["Close"])
    #expect(
      throws: ActionError(
        "go back in", "NavigationController", .declined(by: "leftBarButtonItems"),
        responsible: "NavigationController/ViewController[1]")
    ) { try stack(replaced).goBack() }
    #expect(!stack(NavigationItem(nil, .hidesBackButton(true))).find(.button).exists)
    let both = stack(replaced.with(.leftItemsSupplementBackButton(true)))
    #expect(Set(both.find(.button).all.map(\.name)) == ["Users", "Close"])
  }

  @Test("A back button is missing if the bar is hidden")
  func isHiddenWithBar() throws {
    let tree = LiveTree(
      NavigationController(.isNavigationBarHidden(true)) {
        ViewController("Users")
        ViewController("Ada")
      })
    let button = try tree.find(.button("Users")).includingHidden.node()
    #expect(throws: ActionError("tap", button.path, .hidden)) { try button.tap() }
  }

  @Test("A back button reports which screen was popped")
  func tellsScreens() throws {
    try stack().goBack()
    #expect(log.lines == [#"ViewController(title: "Ada")"#])
  }

  @Test("A back button reports all screens that were popped at once, the lowest first")
  func tellsAllScreens() throws {
    var popped: [String?] = []
    let tree = LiveTree(
      NavigationController(.didPop --> { popped = $0.map { ($0 as? ViewController)?.title } }) {
        ViewController("Users")
        ViewController("Ada")
        ViewController("Letters") { Button("Up", .tapped --> inContext { try $0.popToRoot() }) }
      })
    try tree.find(.button("Up")).tap()
    #expect(popped == ["Ada", "Letters"])
  }

  @Test("A back button of a bar without a controller asks before it goes back")
  func asks() throws {
    let log = log
    let tree = LiveTree(
      NavigationBar(
        .items([NavigationItem("Home"), NavigationItem("Inbox"), NavigationItem("Ada")]),
        .shouldPop -- { _, item in log.asked("shouldPop", item.title == "Ada") },
        .didPop --> { item in log(item.title ?? "") }))
    try tree.find(.button("Inbox")).tap()
    #expect(log.lines == ["shouldPop", "Ada"])
    #expect(
      throws: ActionError("tap", "NavigationBar/BackButton", .declined(by: "shouldPop"), responsible: "NavigationBar")
    ) { try tree.find(.button("Home")).tap() }
  }
}
