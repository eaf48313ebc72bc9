import Foundation
import LiveTesting
import TestSupport
import Testing

@MainActor
@Suite("Scrolling")
struct ScrollingTests {
  let log = Log()

  private func view(_ mods: Mod<ScrollView>...) -> ScrollView {
    let log = log
    return ScrollView(
      .bounds -- CGRect(x: 0, y: 0, width: 100, height: 100), .contentSize -- CGSize(width: 100, height: 500),
      .willBeginDragging --> { log("willBeginDragging") },
      .didScroll --> { log("didScroll") },
      .userDidScroll --> { log("to \($0.y)") },
      .didEndDragging --> { log("didEndDragging \($0)") },
      .willBeginDecelerating --> { log("willBeginDecelerating") },
      .didEndDecelerating --> { log("didEndDecelerating") },
      .didScrollToTop --> { log("didScrollToTop") },
      .willBeginZooming --> { log("willBeginZooming") }, .didZoom --> { log("didZoom") },
      .didEndZooming --> { log("to \($0)") }
    ).with(Mod(list: mods))
  }

  @Test("Scrolling by dragging sends events in UIKit's order")
  func isInOrder() throws {
    let offset = Var(CGPoint.zero)
    let tree = LiveTree(view(.contentOffset <--> offset))
    try tree.scroll(to: CGPoint(x: 0, y: 30))
    #expect(log.lines == ["willBeginDragging", "didScroll", "to 30.0", "didEndDragging false"])
    #expect(offset.value == CGPoint(x: 0, y: 30))
  }

  @Test("Scrolling with paging ends at the nearest page")
  func pages() throws {
    let tree = LiveTree(view(.isPagingEnabled -- true))
    try tree.scroll(to: CGPoint(x: 0, y: 70))
    #expect(
      log.lines == [
        "willBeginDragging", "didScroll", "to 70.0", "didEndDragging true", "willBeginDecelerating", "didScroll",
        "to 100.0",
        "didEndDecelerating",
      ])
    #expect(tree.root[ScrollView.self]?.contentOffset.y == 100)
  }

  @Test("Scrolling ends at the offset that `willEndDragging` returns")
  func rests() throws {
    let tree = LiveTree(view(.willEndDragging -- { _, _, target in CGPoint(x: target.x, y: 40) }))
    try tree.scroll(to: CGPoint(x: 0, y: 70))
    #expect(tree.root[ScrollView.self]?.contentOffset.y == 40)
  }

  @Test("Scrolling stays within the content, and has no limits if the content's size is unknown")
  func staysWithin() throws {
    let tree = LiveTree(view())
    try tree.scroll(by: CGPoint(x: 0, y: 1000))
    #expect(tree.root[ScrollView.self]?.contentOffset.y == 400)
    try tree.scroll(by: CGPoint(x: 0, y: -1000))
    #expect(tree.root[ScrollView.self]?.contentOffset.y == 0)
    let free = LiveTree(ScrollView())
    try free.scroll(to: CGPoint(x: 0, y: 1000))
    #expect(free.root[ScrollView.self]?.contentOffset.y == 1000)
  }

  @Test("Scrolling to the end needs the content's size")
  func scrollsToEnd() throws {
    let tree = LiveTree(view(.contentInset -- EdgeInsets(bottom: 20)))
    try tree.scrollToEnd()
    #expect(tree.root[ScrollView.self]?.contentOffset.y == 420)
    #expect(throws: ActionError("scroll", "ScrollView", .missing("contentSize"))) {
      try LiveTree(ScrollView()).scrollToEnd()
    }
  }

  @Test("A tap on the status bar scrolls to the top")
  func scrollsToTop() throws {
    let tree = LiveTree(view(.contentOffset -- CGPoint(x: 0, y: 50)))
    try tree.scrollToTop()
    #expect(log.lines == ["didScroll", "to 0.0", "didScrollToTop"])
  }

  @Test("Scrolling to the top is refused by `scrollsToTop` and `shouldScrollToTop`")
  func doesNotScrollToTop() {
    let action = "scroll to the top of"
    #expect(throws: ActionError(action, "ScrollView", .declined(by: "scrollsToTop"))) {
      try LiveTree(ScrollView(.scrollsToTop -- false)).scrollToTop()
    }
    #expect(throws: ActionError(action, "ScrollView", .declined(by: "shouldScrollToTop"))) {
      try LiveTree(ScrollView(.shouldScrollToTop -- { _ in false })).scrollToTop()
    }
  }

  @Test("Scrolling is refused while it is disabled")
  func doesNotScroll() {
    #expect(throws: ActionError("scroll", "ScrollView", .declined(by: "isScrollEnabled"))) {
      try LiveTree(ScrollView(.isScrollEnabled -- false)).scroll(to: .zero)
    }
  }

  @Test("Scrolling and zooming send events in UIKit's order, within the limits")
  func zooms() throws {
    let tree = LiveTree(view(.maximumZoomScale -- 4, .viewForZooming -- { $0.subviews.first ?? View() }))
    try tree.zoom(to: 9)
    #expect(log.lines == ["willBeginZooming", "didZoom", "to 4.0"])
    #expect(throws: ActionError("zoom", "ScrollView", .declined(by: "viewForZooming"))) {
      try LiveTree(ScrollView()).zoom(to: 2)
    }
  }
}
