import LiveTesting
import TestSupport
import Testing

@MainActor
@Suite("A page view controller")
struct PageViewControllerTests {
  let log = Log()

  private func pages(_ mods: Mod<PageViewController>...) -> LiveTree<Void> {
    let log = log
    return LiveTree(
      PageViewController(
        .willTransitionTo --> { log("to \($0)") }, .pageChanged --> { log("page \($0)") },
        .didFinishAnimating --> { log("finished \($0)") }, Mod(list: mods)
      ) {
        for name in ["A", "B", "C"] {
          ViewController(
            name, .willAppear --> { log("\(name).willAppear") }, .didAppear --> { log("\(name).didAppear") },
            .willDisappear --> { log("\(name).willDisappear") }, .didDisappear --> { log("\(name).didDisappear") }
          ) { Label(name) }
        }
      })
  }

  @Test("Scrolling to a page sends the appearance events of screens in UIKit's order")
  func scrolls() throws {
    let tree = pages()
    try tree.turn(to: 1)
    try tree.turn(to: 1)
    #expect(
      log.lines.dropFirst(2) == [
        "to 1", "B.willAppear", "A.willDisappear", "B.didAppear", "A.didDisappear", "page 1", "finished true",
        "finished false",
      ])
    #expect(tree.find(.staticText).all.map(\.name) == ["B"])
  }

  @Test("Curling to a page sends the appearance events of screens in the order of tabs")
  func curls() throws {
    let tree = pages(.transitionStyle(.pageCurl))
    try tree.turn(to: 2)
    #expect(
      log.lines.dropFirst(3).prefix(4) == ["C.willAppear", "A.willDisappear", "A.didDisappear", "C.didAppear"])
  }

  @Test("A swipe turns to the next or previous page, if there is one")
  func swipes() throws {
    let tree = pages()
    try tree.find(.text("A")).swipe(.left)
    #expect(tree.find(.text("B")).exists)
    try tree.find(.text("B")).swipe(.right)
    #expect(tree.find(.text("A")).exists)
    #expect(throws: ActionError.self) { try tree.find(.text("A")).swipe(.right) }
    #expect(throws: ActionError("turn a page of", "PageViewController", .missing("page 3"))) { try tree.turn(to: 3) }
  }

  @Test("A spine in the middle shows two pages at a time")
  func spine() throws {
    let tree = pages(.transitionStyle(.pageCurl), .spineLocation(.mid))
    #expect(tree.find(.staticText).all.map(\.name) == ["A", "B"])
    try tree.find(.text("B")).swipe(.left)
    #expect(tree.find(.staticText).all.map(\.name) == ["C"])
  }

  @Test("A method and a binding change the page")
  func program() {
    let (page, jump) = (Var(0), Var(1))
    let tree = pages(.currentPage <--> page, .changeCurrentPage <-- jump)
    #expect(tree.find(.text("B")).exists)
    page.set(2)
    #expect(tree.find(.text("C")).exists)
    jump.set(7)
    #expect(tree.find(.text("C")).exists)
  }
}
