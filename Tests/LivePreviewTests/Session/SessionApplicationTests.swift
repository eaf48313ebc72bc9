import Foundation
import LivePreview
import LiveTesting
import Testing

/// The events of an app whose page is shown, hidden, opened at an address, and closed.
@MainActor
struct SessionApplicationTests {
  private let log = Var<[String]>([])

  private func note(_ text: String) -> @MainActor () -> Void { { [log] in log.set(log.value + [text]) } }

  private func session() -> LiveSession {
    LiveSession(
      LiveTree(
        Application(
          .didBecomeActive --> note("active"), .willResignActive --> note("resign"),
          .didEnterBackground --> note("background"), .willEnterForeground --> note("foreground"),
          .open --> { [log] in log.set(log.value + [$0.path]) }
        ) {
          Window { Label("Text") }
        }))
  }

  private func send(_ kind: String, to session: LiveSession) throws(SessionRefusal) {
    try session.receive(Data(#"{"i":\#(session.lastEvent + 1),"s":0,"k":"\#(kind)"}"#.utf8))
  }

  @Test("Elements inside a component that is the screen of a window have node numbers, by which they are operated")
  func component() throws {
    struct Screen: Component {
      let tap: @MainActor @Sendable () -> Void
      var body: Children { ViewController("Users") { Button("Add", .tapped --> tap) } }
    }
    let taps = Var(0)
    let tree = LiveTree(Application { Window { Screen { taps.set(taps.value + 1) } } })
    let visitor = Visitor(LiveSession(tree))
    let button = try tree.find(.button).node()
    #expect(visitor.browser.shows(button.id))
    try visitor.act("tap", on: button.id)
    #expect(taps.value == 1)
  }

  @Test("An app is active while its page is visible, and in the background while it is hidden")
  func visibility() throws {
    let session = session()
    _ = session.open()
    #expect(log.value.isEmpty)
    _ = try session.resume(from: 0)
    #expect(log.value == ["active"])
    try send("hide", to: session)
    #expect(log.value == ["active", "resign", "background"])
    try send("hide", to: session)
    try send("show", to: session)
    #expect(log.value == ["active", "resign", "background", "foreground", "active"])
    session.end()
    #expect(log.value.suffix(2) == ["resign", "background"])
  }

  @Test("A page opened at an address opens the app there, and refers to its server relative to it")
  func addresses() throws {
    let session = session()
    let page = session.open(at: try #require(URL(string: "/users/2")))
    #expect(log.value == ["/users/2"])
    #expect(page.html.contains(#"data-r="../""#))
    #expect(session.open().html.contains(#"data-r="""#))
    let sessions = LiveSessions { [log] _ in
      SessionContent(
        LiveTree(Application(.open --> { log.set(log.value + [$0.absoluteString]) }) { Window() }))
    }
    _ = try sessions.open(at: try #require(URL(string: "/menu?sorted")))
    #expect(log.value.last == "/menu?sorted")
  }

  @Test(
    "A page finds its server from any address, as its browser sees the path",
    arguments: [
      ("/", ""), ("/users", ""), ("/users/", "../"), ("/users/2/", "../../"), ("/a%2Fb", ""), ("/a//b", "../../"),
      ("/a/?b=/c/#/d/", "../"),
    ])
  func servers(path: String, server: String) throws {
    let page = session().open(at: try #require(URL(string: path)))
    #expect(page.html.contains(#"data-r="\#(server)""#))
  }

  @Test("An address that is not valid UTF-8 leads to no screen, and the app does not get it")
  func malformedAddresses() throws {
    for path in ["/%FF", "/users/%FF", "/%C3/2"] {
      #expect(try !session().open(at: #require(URL(string: path))).isFound, "\(path)")
    }
    #expect(log.value.isEmpty)
  }

  @Test("A page is told whether its address has a screen, and the session which errors handlers threw")
  func screens() throws {
    struct NoScreen: Error {}
    let throwing = Application(.open --> inContext { _, url in if url.path != "/a" { throw NoScreen() } }) { Window() }
    for (app, found) in [
      (throwing, ["", "/", "/a"]), (Application { Window() }, ["", "/"]),
      (Application(.open --> { _ in }) { Window() }, ["", "/", "/a", "/b"]),
    ] {
      for path in ["", "/", "/a", "/b"] {
        let session = LiveSession(LiveTree(app))
        let page = session.open(at: try #require(URL(string: "http://localhost" + path)))
        #expect(page.isFound == found.contains(path), "\(path)")
        #expect(session.errors.count == (found.count == 3 && path != "/a" ? 1 : 0))
      }
    }
    let session = LiveSession(LiveTree(Label("Text")))
    #expect(session.open().isFound)
    #expect(try !session.open(at: #require(URL(string: "/a"))).isFound)
  }

  @Test("A tree without an app ignores addresses and the visibility of its page")
  func noApplication() throws {
    let session = LiveSession(LiveTree(Label("Text")))
    _ = session.open(at: try #require(URL(string: "/a")))
    _ = try session.resume(from: 0)
    try send("hide", to: session)
    try send("show", to: session)
    #expect(session.frames().isEmpty)
  }
}
