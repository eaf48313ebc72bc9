import LiveTesting
import TestSupport
import Testing

@MainActor
@Suite("Declined navigation")
struct NavigationAnswersTests {
  let log = Log()

  private func stack(_ mods: Mod<NavigationController>...) -> LiveTree<Void> {
    LiveTree(
      NavigationController(Mod(list: mods)) {
        ViewController("Users")
        ViewController("Ada") {
          Button("Up", .tapped --> inContext { try $0.pop() })
          Button("Top", .tapped --> inContext { try $0.popToRoot() })
          Button("More", .tapped --> inContext { try $0.push(ViewController("More")) })
        }
      })
  }

  @Test("`shouldPop` returning false keeps the stack, and refuses the user's action")
  func popByUser() throws {
    let log = log
    let tree = stack(
      .shouldPop -- { stack, screen in log.asked("shouldPop \((screen as? ViewController)?.title ?? "")", false) },
      .poppedToCount --> { _ in log("popped") })
    let error = ActionError("go back in", "NavigationController", .declined(by: "shouldPop"))
    #expect(throws: error) { try tree.goBack() }
    #expect(throws: ActionError.self) { try tree.find(.button("Users")).tap() }
    #expect(log.lines == ["shouldPop Ada", "shouldPop Ada"])
    #expect(try tree.find(.heading).name == "Ada")
  }

  @Test("`shouldPop` returning false makes a handler's pop an error")
  func popByHandler() throws {
    let tree = stack(.shouldPop -- { _, _ in false })
    try tree.find(.button("Up")).tap()
    try tree.find(.button("Top")).tap()
    #expect(
      tree.errors.map { ($0 as? NavigationError)?.reason } == Array(repeating: .declined(by: "shouldPop"), count: 2))
    #expect(try tree.find(.heading).name == "Ada")
  }

  @Test("`shouldPush` returning false makes a handler's push an error, and otherwise `didPush` follows")
  func push() throws {
    let log = log
    var isAllowed = false
    let tree = stack(
      .shouldPush -- { @MainActor _, _ in isAllowedNow() },
      .didPush --> { log("didPush \(($0 as? ViewController)?.title ?? "")") })
    func isAllowedNow() -> Bool { isAllowed }
    try tree.find(.button("More")).tap()
    #expect((tree.errors.first as? NavigationError)?.description.hasSuffix("shouldPush declines") == true)
    #expect(try tree.find(.heading).name == "Ada")
    isAllowed = true
    try tree.find(.button("More")).tap()
    #expect(log.lines == ["didPush More"])
    #expect(try tree.find(.heading).name == "More")
  }

  @Test("`shouldSelect` returning false keeps the selected tab, and refuses the user's action")
  func tabs() throws {
    let log = log
    let tree = LiveTree(
      TabBarController(.shouldSelect -- { _, index in index != 1 }, .didSelect --> { log("didSelect \($0)") }) {
        ViewController("A")
        ViewController("B")
        ViewController("C")
      })
    #expect(throws: ActionError("select a tab of", "TabBarController", .declined(by: "shouldSelect"))) {
      try tree.select(tab: 1)
    }
    #expect(throws: ActionError.self) { try tree.find(.tab("B")).tap() }
    try tree.select(tab: 2)
    #expect(log.lines == ["didSelect 2"])
  }

  @Test("Bound methods of a bar push and pop items, if its delegates allow it")
  func bar() throws {
    let log = log
    let pushes = Var(NavigationItem("A"))
    let pops = Var(())
    let tree = LiveTree(
      NavigationBar(
        .items([NavigationItem("Home")]), .shouldPush -- { _, item in item.title != "No" }, .pushItem <-- pushes,
        .shouldPop -- { bar, _ in bar.items.count > 1 }, .popItem <-- pops,
        .didPush --> { log("didPush \($0.title ?? "")") }, .didPop --> { log("didPop \($0.title ?? "")") }))
    pushes.set(NavigationItem("No"))
    pushes.set(NavigationItem("B"))
    pops.set(())
    #expect(log.lines == ["didPush A", "didPop A", "didPush B", "didPop B"])
    #expect((tree.widget as? NavigationBar)?.items.map(\.title) == ["Home"])
  }
}
