import Foundation
import LiveTesting
import TestSupport
import Testing

@MainActor
@Suite("An application")
struct ActivityTests {
  @Test("An application sends the events of its states in UIKit's order")
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

  @Test("An application is launched before its first event, and again after it was terminated")
  func launching() throws {
    let log = Log()
    let uses: [@MainActor (LiveTree<Void>) throws -> Void] = [
      { try $0.activate() }, { try $0.enterBackground() }, { try $0.open(URL(filePath: "/a")) },
    ]
    for use in uses {
      let tree = LiveTree(
        Application(
          .iconBadgeNumber(3), .didFinishLaunching --> { log("launch") }, .willTerminate --> { log("end") },
          .didBecomeActive --> { log("active") }, .didEnterBackground --> { log("background") },
          .open --> { _ in log("open") }))
      try tree.terminate()
      try use(tree)
      try tree.activate()
      try tree.terminate()
      #expect(tree.root[Application.self]?.applicationState == .inactive)
      try tree.terminate()
      try use(tree)
      log("–")
    }
    #expect(
      log.lines == [
        "launch", "active", "background", "end", "launch", "active", "–",
        "launch", "background", "active", "background", "end", "launch", "background", "–",
        "launch", "open", "active", "background", "end", "launch", "open", "–",
      ])
  }

  @Test("An application opens an address, or refuses it if no handler opens it")
  func opens() throws {
    let url = try #require(URL(string: "app://users/ada"))
    var opened: [URL] = []
    try LiveTree(Application(.open --> { opened.append($0) })).open(url)
    #expect(opened == [url])
    #expect(throws: ActionError("open an address by", "Application", .unanswered)) {
      try LiveTree(Application()).open(url)
    }
    struct App: Component {
      let open: @MainActor @Sendable (URL) -> Void
      var body: Children { Application(.open --> open) }
    }
    let app = LiveTree(App { opened.append($0) })
    try app.open(url)
    try app.activate()
    #expect(opened == [url, url])
    #expect(try app.find(Application.self).applicationState == .active)
    #expect(throws: ActionError("activate", "Window", .wrongKind("Window"))) { try LiveTree(Window()).activate() }
  }
}
