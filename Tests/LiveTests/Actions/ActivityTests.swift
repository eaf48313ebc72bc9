import Foundation
import LiveTesting
import Testing

@MainActor
@Suite("An application")
struct ActivityTests {
  @Test("An application tells its states in UIKit's order")
  func states() throws {
    let log = Log()
    let tree = LiveTree(
      Application(
        .didBecomeActive --> { log("didBecomeActive") }, .willResignActive --> { log("willResignActive") },
        .didEnterBackground --> { log("didEnterBackground") }, .willEnterForeground --> { log("willEnterForeground") }
      ) { Window { Label("Ada") } })
    try tree.activate()
    try tree.activate()
    try tree.deactivate()
    try tree.activate()
    try tree.enterBackground()
    try tree.enterBackground()
    try tree.activate()
    #expect(
      log.lines == [
        "didBecomeActive", "willResignActive", "didBecomeActive", "willResignActive", "didEnterBackground",
        "willEnterForeground", "didBecomeActive",
      ])
    #expect((tree.widget as? Application)?.applicationState == .active)
    #expect(tree.find(.text("Ada")).exists)
  }

  @Test("An application opens an address, and refuses where nothing does")
  func opens() throws {
    let url = try #require(URL(string: "app://users/ada"))
    var opened: [URL] = []
    try LiveTree(Application(.open --> { opened.append($0) })).open(url)
    #expect(opened == [url])
    #expect(throws: ActionError("open an address by", "Application", .unanswered)) {
      try LiveTree(Application()).open(url)
    }
    #expect(throws: ActionError("activate", "Window", .wrongKind("Window"))) { try LiveTree(Window()).activate() }
  }
}
