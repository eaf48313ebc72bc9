import LivePreview
import LiveTesting
import Testing

/// Clients that do not run the script of the page.
@MainActor
struct HostileClientTests {
  private let saved = Var(0)
  private let name = Var("")
  private let isShown = Var(true)
  private let tree: LiveTree<Void>
  private let session: LiveSession
  private let clock = VirtualClock()

  init() throws {
    let (saved, name, isShown) = (saved, name, isShown)
    tree = LiveTree(
      ViewController("Base") {
        TextField(.accessibilityLabel("Name"), .text <--> name)
        Button("Save", .tapped --> { saved.set(saved.value + 1) })
        Button("Disabled", .isEnabled(false), .tapped --> { saved.set(-1) })
        Button("Hidden", .isHidden(true), .tapped --> { saved.set(-1) })
        Button("Dimmed", .alpha(0), .tapped --> { saved.set(-1) })
        View(.isUserInteractionEnabled(false)) { Button("Closed", .tapped --> { saved.set(-1) }) }
        View(.children <-- isShown.map { $0 ? [Button("Passing", .tapped --> { saved.set(-1) })] : [] })
        Slider(.accessibilityLabel("Share"))
        SegmentedControl([SegmentedControl.Segment("One"), SegmentedControl.Segment("Two")])
        Switch(.accessibilityLabel("On"))
        Button("Cover", .tapped --> inContext { try $0.present(ViewController("Cover")) })
      })
    session = LiveSession(tree, clock: clock)
    _ = session.open()
  }

  private func id(_ matcher: Matcher) throws -> Int { try tree.find(matcher).node().id }

  /// Sends a message, and expects that it changes nothing.
  private func expect(
    _ expected: SessionRefusal?, for message: String, _ location: SourceLocation = #_sourceLocation
  ) {
    var refusal: SessionRefusal?
    let changes = tree.changes { refusal = session.refusal(of: message) }
    #expect(refusal == expected, sourceLocation: location)
    #expect(refusal != nil, "\(message) is accepted", sourceLocation: location)
    #expect(changes.isEmpty, sourceLocation: location)
    #expect(saved.value == 0 && name.value.isEmpty, sourceLocation: location)
  }

  /// Returns the text of the next event.
  private func event(_ kind: String, on id: Int, _ rest: String = "") -> String {
    #"{"i":\#(session.lastEvent + 1),"s":0,"n":\#(id),"k":"\#(kind)"\#(rest)}"#
  }

  @Test("A message that is too large is refused before it is read")
  func size() throws {
    let padding = String(repeating: " ", count: session.limits.messageBytes)
    let message = event("tap", on: try id(.button("Save")))
    expect(.tooLarge(bytes: message.utf8.count + padding.utf8.count), for: message + padding)
  }

  @Test(
    "A malformed message is refused",
    arguments: [
      "", "null", "[]", "{", "\u{0}", "{}", #"{"i":1}"#, #"{"s":"0"}"#, #"{"s":0.5}"#, #"{"s":1e99}"#,
      #"{"i":1,"s":0}"#, #"{"i":1,"s":0,"k":"format"}"#, #"{"i":1,"s":0,"k":"tap"}"#,
      #"{"i":1,"s":0,"k":"tap","n":"2"}"#,
      #"{"i":9223372036854775808,"s":0,"n":2,"k":"tap"}"#,
      String(repeating: "[", count: 4_000), #"{"s":0,"v":"# + String(repeating: "[", count: 4_000),
    ])
  func malformed(message: String) throws {
    var refusal: SessionRefusal?
    let changes = tree.changes { refusal = session.refusal(of: message) }
    guard case .malformed = refusal else {
      Issue.record("\(message.prefix(80)): \(String(describing: refusal))")
      return
    }
    #expect(changes.isEmpty && session.lastEvent == 0)
    #expect(session.refusal(of: event("tap", on: try id(.button("Save")))) == nil)
  }

  @Test("Events of the wrong kind or with wrong values are refused")
  func values() throws {
    expect(.malformed("“v”"), for: event("set", on: try id(.textField("Name")), #","v":[1,2]"#))
    expect(.malformed("“v”"), for: event("set", on: try id(.role(.slider)), #","v":"inf""#))
    expect(.malformed("“v”"), for: event("set", on: try id(.role(.slider)), #","v":"half""#))
    expect(.malformed("“v”"), for: event("set", on: try id(.switch("On")), #","v":"on""#))
    expect(.malformed("“v”"), for: event("step", on: try id(.role(.slider))))
    let segments = try tree.find(SegmentedControl.self).node().id
    expect(.malformed("“v”"), for: event("set", on: segments, #","v":1e300"#))
    expect(.malformed("“v”"), for: event("set", on: segments, #","v":0.5"#))
    for index in [-7, 2] {
      guard case .action(let error)? = session.refusal(of: event("set", on: segments, #","v":\#(index)"#)),
        case .missing = error.reason
      else {
        Issue.record("\(index)")
        continue
      }
    }
  }

  @Test("An event is handled once, and in order")
  func order() throws {
    let tap = event("tap", on: try id(.button("Save")))
    #expect(session.refusal(of: tap) == nil)
    #expect(session.refusal(of: tap) == .replayed(1))
    #expect(session.refusal(of: tap.replacing(#""i":1"#, with: #""i":0"#)) == .replayed(0))
    #expect(session.refusal(of: tap.replacing(#""i":1"#, with: #""i":3"#)) == .outOfOrder(3, expected: 2))
    #expect(session.refusal(of: tap.replacing(#""i":1"#, with: #""i":-5"#)) == .replayed(-5))
    #expect(session.refusal(of: #"{"s":7}"#) == .unsent(frame: 7))
    #expect(saved.value == 1)
    #expect(session.refusal(of: tap.replacing(#""i":1"#, with: #""i":2"#)) == nil)
    #expect(saved.value == 2)
  }

  @Test("An event of a node that is gone, or that has never been on the page, is refused")
  func gone() throws {
    let passing = try id(.button("Passing"))
    isShown.set(false)
    expect(.gone(node: passing), for: event("tap", on: passing))
    for unknown in [0, -1, 4_711, Int.max] { expect(.gone(node: unknown), for: event("tap", on: unknown)) }
    let save = try id(.button("Save"))
    expect(.gone(node: 3), for: event("tap", on: save, #","p":3"#))
  }

  @Test("A message that no user could cause is refused", arguments: ["Disabled", "Hidden", "Dimmed", "Closed"])
  func unusable(title: String) throws {
    // The page contains hidden buttons, too.
    let node = try #require(Self.nodes(of: tree.root).first { $0[Button.self]?.title == title })
    for kind in ["tap", "press", "part"] {
      let message = event(kind, on: node.id, #","v":"x""#)
      var refusal: SessionRefusal?
      let changes = tree.changes { refusal = session.refusal(of: message) }
      #expect(changes.isEmpty && saved.value == 0)
      switch refusal {
      case .action, .gone: break
      default: Issue.record("\(message): \(String(describing: refusal))")
      }
    }
  }

  private static func nodes(of node: Node) -> [Node] { [node] + node.children.flatMap { nodes(of: $0) } }

  @Test("A message for a widget below a presented screen is refused")
  func covered() throws {
    let (save, field) = (try id(.button("Save")), try id(.textField("Name")))
    #expect(session.refusal(of: event("tap", on: try id(.button("Cover")))) == nil)
    for message in [event("tap", on: save), event("set", on: field, #","v":"Eve""#), event("focusin", on: field)] {
      let message = message.replacing(/"i":\d+/, with: #""i":\#(session.lastEvent + 1)"#)
      guard case .action(let error)? = session.refusal(of: message) else {
        Issue.record("\(message)")
        continue
      }
      #expect(error.reason == .hidden)
    }
    #expect(saved.value == 0 && name.value.isEmpty)
  }

  @Test("A flood is refused until time has passed, and another session is not disturbed")
  func flood() throws {
    let other = LiveSession(LiveTree(Button("Other")), clock: clock)
    _ = other.open()
    var accepted = 0
    for _ in 0..<1_000 { if session.refusal(of: #"{"s":0}"#) == nil { accepted += 1 } }
    #expect(accepted == session.limits.messagesPerSecond)
    #expect(session.refusal(of: event("tap", on: try id(.button("Save")))) == .tooManyMessages)
    #expect(other.refusal(of: #"{"s":0}"#) == nil)
    clock.advance(by: .milliseconds(500))
    accepted = 0
    for _ in 0..<1_000 { if session.refusal(of: #"{"s":0}"#) == nil { accepted += 1 } }
    #expect(accepted == session.limits.messagesPerSecond / 2)
  }

  @Test("A client that acknowledges nothing gets no further frames, and then the latest state in one")
  func halfOpen() throws {
    var frames: [SessionFrame] = []
    for number in 1...1_000 {
      name.set("\(number)")
      frames += session.frames()
    }
    #expect(frames.count == session.limits.unacknowledgedFrames)
    try session.acknowledge(frames.count)
    let latest = session.frames()
    #expect(latest.count == 1 && latest[0].text.contains("1000"), "\(latest)")
    #expect(session.frames().isEmpty)
  }

  @Test("An ended session refuses everything")
  func ended() throws {
    session.end()
    #expect(session.refusal(of: event("tap", on: 1)) == .ended)
    #expect(throws: SessionRefusal.ended) { try session.resume(from: 0) }
    #expect(session.frames().isEmpty)
  }
}
