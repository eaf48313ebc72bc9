import Foundation
import LivePreview
import LiveTesting
import TestSupport
import Testing

/// The address of a page, which follows that of the app and leads back to it.
@MainActor @Suite("The address of a page") struct SessionAddressTests {
  private struct NoScreen: Error {}
  private let address = Var("/")

  /// An app whose state is its address. It has no screen at `/none`.
  private func session(limits: SessionLimits = SessionLimits()) -> LiveSession {
    let open = inContext { [address] (_: EventContext, url: URL) in
      if url.path == "/none" { throw NoScreen() }
      address.set(url.absoluteString)
    }
    return LiveSession(
      LiveTree(
        Application(.address <-- address.map { URL(string: $0) }, .open --> open) {
          Window { ViewController(.title <-- address.map { "At \($0)" }) }
        }), limits: limits, clock: VirtualClock())
  }

  private func open(_ text: String) throws -> LiveSession {
    let session = session()
    _ = session.open(at: try #require(URL(string: text)))
    return session
  }

  /// Returns the changes of the address in the frames of a session.
  private func addresses(_ session: LiveSession) -> [String] {
    session.frames().flatMap { $0.text.matches(of: /\["u",[^\]]*\]/).map { String($0.output) } }
  }

  @Test("A new path is a new entry of the history, and a new query or fragment replaces the present entry")
  func following() throws {
    let session = try open("/users")
    #expect(session.frames().isEmpty)
    for (next, change) in [
      ("/users/2", #"["u","users/2",1]"#), ("/users/2?sorted", #"["u","users/2?sorted"]"#),
      ("/users/2?sorted#end", #"["u","users/2?sorted#end"]"#), ("/", #"["u","",1]"#),
      ("/a%2Fb/%C3%A4", #"["u","a%2Fb/%C3%A4",1]"#),
      ("https://example.org/c?d=%22", #"["u","c?d=%22",1]"#), ("//e.org", #"["u","",1]"#),
      ("//e.org//f", #"["u","/f",1]"#),
    ] {
      address.set(next)
      #expect(addresses(session) == [change], "\(next)")
      #expect(addresses(session) == [])
    }
  }

  @Test("A frame sends a new address before the title that belongs to it")
  func order() throws {
    let session = try open("/")
    address.set("/users")
    let frame = try #require(session.frames().first?.text)
    #expect(frame.contains(##"[["u","users",1],["w","At /users"]"##))
  }

  @Test("An app without an address leaves the address of the page unchanged")
  func without() throws {
    let text = Var("a")
    let session = LiveSession(LiveTree(Application(.open --> { _ in }) { Window { Label(.text <-- text) } }))
    _ = session.open(at: try #require(URL(string: "/users")))
    text.set("b")
    #expect(session.frames().count == 1 && !session.frames().contains { $0.text.contains("\"u\"") })
  }

  @Test("A page gets the address that the app writes, if it was opened at another spelling of it")
  func canonical() throws {
    let session = try open("/users/")
    address.set("/users")
    #expect(addresses(session) == [#"["u","users"]"#])
  }

  @Test("A user who goes back or forward sees the screen of the address, and the page keeps its history")
  func reopening() throws {
    let visitor = Visitor(try open("/"))
    address.set("/users/2")
    try visitor.update()
    #expect(visitor.addresses == ["users/2 +"])
    try visitor.act("open", "")
    #expect(address.value == "/")
    #expect(visitor.title == "At /" && visitor.addresses == ["users/2 +"])
    try visitor.act("open", "users/2?a#b")
    #expect(address.value == "/users/2?a#b" && visitor.addresses == ["users/2 +"])
    // What the program does next is a new entry again.
    address.set("/")
    try visitor.update()
    #expect(visitor.addresses == ["users/2 +", " +"])
  }

  @Test("Going back from a sheet without an address closes the sheet first, and then leaves the screen")
  func sheet() throws {
    let (isFront, address) = (Var(false), address)
    let tree = LiveTree(
      Application(.address <-- address.map { URL(string: $0) }, .open --> { address.set($0.absoluteString) }) {
        Window {
          ViewController(
            .title <-- address.map { "At \($0)" },
            .presentedViewController <-- isFront.screen { if $0 { ViewController("Sheet") } },
            .didDismiss --> { isFront.set(false) })
        }
      })
    let session = LiveSession(tree)
    _ = session.open(at: try #require(URL(string: "/users")))
    let visitor = Visitor(session)
    address.set("/users/2")
    isFront.set(true)
    try visitor.update()
    try visitor.act("open", "users")
    #expect(!isFront.value && address.value == "/users/2")
    #expect(visitor.addresses == ["users/2 +", "users/2 +"])
    try visitor.act("open", "users")
    #expect(address.value == "/users" && visitor.addresses.count == 2)
  }

  @Test("A page that goes to an address without a screen gets the address of the screen that is shown")
  func nowhere() throws {
    let visitor = Visitor(try open("/users"))
    try visitor.act("open", "none")
    #expect(address.value == "/users" && visitor.addresses == ["users"])
    #expect(visitor.session.errors.count == 1)
  }

  @Test(
    "A value that is no valid address is refused",
    arguments: ["1", "null", "true", "[1]", #""%FF""#, #""a\u0000""#])
  func refusing(value: String) throws {
    let session = try open("/")
    let refusal = session.refusal(of: "{\"i\":1,\"s\":0,\"k\":\"open\",\"v\":\(value)}")
    if value.contains("u0000") {
      // Foundation encodes it.
      #expect(refusal == nil && address.value == "/a%00")
    } else {
      #expect(refusal == .malformed("“v” is no address") && session.lastEvent == 0 && address.value == "/")
    }
  }

  @Test("Each change of the address by a page costs as much as another page, so that too many are refused")
  func flood() {
    var limits = SessionLimits()
    limits.messagesPerSecond = 100
    let session = session(limits: limits)
    func refusal(_ number: Int) -> SessionRefusal? {
      session.refusal(of: "{\"i\":\(number),\"s\":0,\"k\":\"open\",\"v\":\"\(number)\"}")
    }
    #expect((1...3).map(refusal) == [nil, nil, nil])
    #expect(refusal(4) == .tooManyMessages && session.lastEvent == 3 && address.value == "/3")
  }

  @Test("A page that is loaded and continues a session gets the address of the app")
  func reloading() throws {
    let session = try open("/")
    address.set("/users")
    #expect(try session.resume(from: -1).map(\.text).joined().contains(#"["u","users"]"#))
  }

  @Test("A page that has missed the frame with an address gets the address again")
  func missing() throws {
    var limits = SessionLimits()
    limits.retainedBytes = 0
    let session = session(limits: limits)
    _ = session.open()
    address.set("/users")
    #expect(addresses(session) == [#"["u","users",1]"#])
    #expect(try session.resume(from: 0).map(\.text).joined().contains(#"["u","users"]"#))
  }

  /// Records the entries of the history: the page is a file here, which has none.
  private static let history = """
    const entries = []
    for (const kind of ["pushState", "replaceState"])
      history[kind] = (a, b, url) => entries.push(kind + " " + url.replace(/.*(?=users)/, ""))
    """

  @Test(
    "The script adds history entries, continues from each, and reports where its user goes in the history",
    .enabled(if: Chromium.path != nil, "There is no Chromium on this machine."))
  func script() async throws {
    let messages = try await PageScript.messages(
      of: open("/"),
      before: Self.history,
      after: """
        await receive('[1,0,[["u","users/2?a",1],["u","users/2?b"]]]')
        report(entries.join())
        onpopstate({})
        """)
    #expect(messages.first == "pushState users/2?a,replaceState users/2?b")
    #expect(messages.dropFirst().first?.contains(#""k":"open""#) == true)
  }

  @Test(
    "A page whose user goes back ignores earlier addresses that arrive late",
    .enabled(if: Chromium.path != nil, "There is no Chromium on this machine."))
  func goingBack() async throws {
    let messages = try await PageScript.messages(
      of: open("/"),
      before: Self.history,
      after: """
        onpopstate({})
        await new Promise(done => setTimeout(done, 100))
        await receive('[1,0,[["u","users/1",1]]]')
        await receive('[2,1,[["u","users/2",1]]]')
        report(entries.join())
        """)
    #expect(messages.first?.contains(#""k":"open""#) == true && messages.last == "pushState users/2")
  }

  @Test(
    "A page that returns to the previous screen goes back in the history before it applies later addresses",
    .enabled(if: Chromium.path != nil, "There is no Chromium on this machine."))
  func goingBackByTheApp() async throws {
    let messages = try await PageScript.messages(
      of: open("/"),
      after: """
        // The path of a file cannot be changed, but its query.
        const name = location.pathname.split("/").at(-1), length = history.length
        const show = () => report(`${location.search} ${history.length - length}`)
        const u = (...v) => ["u", name + v[0], ...v.slice(1)], wait = () => new Promise(done => setTimeout(done, 1000))
        await receive(JSON.stringify([1, 0, [u("?new", 1)]]))
        show()
        await receive(JSON.stringify([2, 0, [u("", 1)]]))
        await wait()
        show()
        await receive(JSON.stringify([3, 0, [u("?a", 1)]]))
        await receive(JSON.stringify([4, 0, [u("?b", 1)]]))
        show()
        stream.enqueue(new TextEncoder().encode(
          [[5, 0, [u("?a", 1)]], [6, 0, [u("?c", 1)]]].map(f => `data: ${JSON.stringify(f)}\\n`).join("")))
        await wait()
        show()
        history.back()
        await wait()
        show()
        """)
    #expect(
      messages.filter { !$0.contains("\"k\"") } == ["?new 1", " 1", "?b 2", "?c 2", "?a 2"], "\(messages)")
    // Only the user's own way back is sent.
    #expect(messages.count { $0.contains(#""k":"open""#) } == 1, "\(messages)")
  }
}
