import Foundation
import LiveTesting
import TestSupport
import Testing

@MainActor
@Suite("Links, and recognizers that wait for others")
struct FollowingLinksTests {
  private let link = URL(string: "https://example.org")

  @Test("Opening a link asks its text view, and is refused if that declines, has other text or is being edited")
  func links() throws {
    let link = try #require(link)
    let text = AttributedString("Site", attributes: AttributeContainer().link(link))
    var tapped: [URL] = []
    let view = TextView(.attributedText(text), .isEditable(false), .linkTapped --> { tapped.append($0) })
    try LiveTree(view).tap(link: link)
    #expect(tapped == [link])
    #expect(throws: ActionError("tap a link of", "TextView", .declined(by: "shouldInteractWithURL"))) {
      try LiveTree(view.with(.shouldInteractWithURL -- { _, _ in false })).tap(link: link)
    }
    #expect(throws: ActionError.self) { try LiveTree(view.with(.isEditable(true))).tap(link: link) }
    #expect(throws: ActionError.self) { try LiveTree(view.with(.text("Site"))).tap(link: link) }
  }

  @Test("A recognizer that requires another one to fail does not recognize a gesture which that one recognizes")
  func waiting() throws {
    let log = Log()
    func recognizer(_ name: String, _ mods: Mod<SwipeGestureRecognizer>...) -> SwipeGestureRecognizer {
      SwipeGestureRecognizer(.name(name), .recognized --> { log(name) }, Mod(list: mods))
    }
    let inner = recognizer("inner", .shouldRequireFailure -- { _, other in other.name == "outer" })
    let waiting = LiveTree(View(.gestureRecognizers([recognizer("outer")])) { View(.gestureRecognizers([inner])) })
    try waiting.root.children[0].swipe(.right)
    let plain = recognizer("plain")
    let first = recognizer("first", .shouldBeRequiredToFail -- { _, _ in true })
    let waited = LiveTree(View(.gestureRecognizers([first])) { View(.gestureRecognizers([plain])) })
    try waited.root.children[0].swipe(.right)
    #expect(log.lines == ["outer", "first"])
  }

  @Test("A page control that defers its display shows the former page until `updateCurrentPageDisplay`")
  func deferring() throws {
    let update = Var(())
    let control = PageControl(.numberOfPages(3), .defersCurrentPageDisplay(true))
    let tree = LiveTree(control)
    try tree.select(page: 2)
    let value = try #require(tree.widget as? PageControl)
    #expect(value.currentPage == 2 && value.displayedPage == 0)
    let other = LiveTree(value.with(.updateCurrentPageDisplay <-- update))
    #expect((other.widget as? PageControl)?.displayedPage == nil)
  }
}
