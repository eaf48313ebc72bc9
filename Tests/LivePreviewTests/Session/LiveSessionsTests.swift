import Foundation
import LivePreview
import LiveTesting
import Testing

/// The state of one user: what has been typed.
private struct Typed: CodableContainer {
  let text: Var<String>

  init() { text = Var("") }
}

@MainActor
struct LiveSessionsTests {
  private let clock = VirtualClock()
  private let shared = Var(0)
  private var limits = SessionLimits()

  private func sessions(saved: [ResumeToken: String] = [:]) -> LiveSessions {
    let shared = shared
    return LiveSessions(limits: limits, clock: clock, saved: saved) { saved in
      let state = Typed()
      if let saved { try state.restore(json: saved) }
      let tree = LiveTree(
        VStack {
          TextField(.text <--> state.text)
          Label(.text <-- shared.map { "shared \($0)" })
          Button("More", .tapped --> { shared.set(shared.value + 1) })
        })
      return SessionContent(tree) { try? state.json() }
    }
  }

  /// Opens a page and connects it.
  private func connect(_ sessions: LiveSessions) throws -> LiveSession {
    try sessions.resume(sessions.open().token, from: 0).session
  }

  private func type(_ text: String, in session: LiveSession, showing frame: Int? = nil) throws(SessionRefusal) {
    let frame = frame ?? session.acknowledgedFrame
    let event = #"{"i":\#(session.lastEvent + 1),"s":\#(frame),"n":2,"k":"set","v":"\#(text)"}"#
    try session.receive(Data(event.utf8))
  }

  @Test("A change that one user makes reaches the pages of all users, once each")
  func sharing() throws {
    let sessions = sessions()
    let (first, second) = (try connect(sessions), try connect(sessions))
    var calls = 0
    second.onChange = { calls += 1 }
    for event in 1...2 { #expect(first.refusal(of: #"{"i":\#(event),"s":0,"n":4,"k":"tap"}"#) == nil) }
    #expect(calls == 1)
    #expect(second.frames().map(\.text) == [#"[1,0,[["t",3,"shared 2"]]]"#])
    #expect(first.frames().map(\.text) == [#"[1,2,[["t",3,"shared 2"]]]"#])
  }

  @Test("All sessions end at once, each is reported, and the states of those that have connected are saved")
  func endingAll() throws {
    let sessions = sessions()
    var ended: Set<ResumeToken> = []
    sessions.onEnd = { ended.insert($0) }
    let (first, second) = (try connect(sessions), try connect(sessions))
    let unconnected = try sessions.open().token
    try type("Ada", in: first)
    sessions.endAll()
    #expect(sessions.count == 0 && first.hasEnded && ended == [first.token, second.token, unconnected])
    #expect(Set(sessions.savedStates.keys) == [first.token, second.token])
    #expect(sessions.savedStates[first.token]?.contains("Ada") == true)
  }

  @Test("An idle session ends, and a page that returns continues with its state in a fresh tree")
  func restoration() throws {
    let sessions = sessions()
    let session = try connect(sessions)
    try type("Ada", in: session)
    let seen = session.frames().last?.number ?? 0
    clock.advance(by: limits.idleTime)
    sessions.sweep()
    #expect(session.hasEnded && sessions.count == 0)
    let (restored, frames) = try sessions.resume(session.token, from: seen)
    #expect(restored !== session && restored.token == session.token)
    #expect(frames.count == 1 && frames[0].number == seen + 1)
    #expect(frames[0].text.contains("Ada"))
    // An event that the page sent before it was restored names nodes of the former tree.
    let late = #"{"i":2,"s":\#(seen),"n":4,"k":"tap"}"#
    #expect(restored.refusal(of: late) == .outdated(frame: seen))
    // An event that the state contains is not performed again.
    #expect(restored.refusal(of: #"{"i":1,"s":\#(seen + 1),"n":4,"k":"tap"}"#) == .replayed(1))
    #expect(shared.value == 0)
    #expect(restored.refusal(of: #"{"i":2,"s":\#(seen + 1),"n":4,"k":"tap"}"#) == nil)
    #expect(shared.value == 1)
  }

  @Test("States survive a restart of the server")
  func restart() throws {
    let before = sessions()
    let session = try connect(before)
    try type("Grace", in: session)
    let states = try JSONDecoder().decode(
      [ResumeToken: String].self, from: JSONEncoder().encode(before.savedStates))
    let after = sessions(saved: states)
    let (_, frames) = try after.resume(session.token, from: 0)
    #expect(frames.count == 1 && frames[0].text.contains("Grace"))
    #expect(throws: SessionRefusal.unknownToken) { try after.resume(ResumeToken(), from: 0) }
  }

  @Test("A session that a page continues on another server ends on the former one, and can return there")
  func adoption() throws {
    let (first, second) = (sessions(), sessions())
    let session = try connect(first)
    try type("Ada", in: session)
    #expect(first.contains(session.token) && !second.contains(session.token))
    second.adopt(try #require(first.savedStates[session.token]), of: session.token)
    #expect(second.contains(session.token) && second.count == 0)
    let continued = try second.resume(session.token, from: 0).session
    #expect(continued.lastEvent == 1)
    try type("Ada L", in: continued, showing: continued.lastFrame)
    var ended: [ResumeToken] = []
    first.onEnd = { ended.append($0) }
    first.adopt(try #require(second.savedStates[session.token]), of: session.token)
    #expect(session.hasEnded && ended == [session.token] && first.count == 0)
    let (again, frames) = try first.resume(session.token, from: 0)
    #expect(frames[0].text.contains("Ada L") && again.lastEvent == 2)
  }

  @Test("A page that never connects leaves nothing, and the number of sessions is limited")
  mutating func limit() throws {
    limits.sessions = 2
    let sessions = sessions()
    let session = try connect(sessions)
    session.onChange = {}
    for _ in 0..<3 { _ = try sessions.open() }
    #expect(sessions.count == 2 && sessions[session.token] === session)
    #expect(sessions.savedStates.keys.map(\.digits) == [session.token.digits])
    clock.advance(by: limits.connectionTime)
    sessions.sweep()
    #expect(sessions.count == 1)
    _ = try connect(sessions)
    #expect(throws: SessionRefusal.tooManySessions) { try sessions.open() }
  }

  @Test("If there are too many sessions, a disconnected one ends, the one that has been idle for longest first")
  mutating func deserted() throws {
    limits.sessions = 3
    let sessions = sessions()
    let all = try (0..<3).map { _ in
      clock.advance(by: .seconds(1))
      return try connect(sessions)
    }
    all[0].onChange = {}
    clock.advance(by: limits.connectionTime)
    let new = try connect(sessions)
    #expect(all.map(\.hasEnded) == [false, true, false])
    // Its page has returned.
    _ = all[2].frames()
    clock.advance(by: .seconds(2))
    #expect(throws: SessionRefusal.tooManySessions) { try sessions.open() }
    sessions.end(new.token)
    #expect(try sessions.resume(all[1].token, from: 0).session.token == all[1].token)
  }

  @Test("Only the newest states are kept")
  mutating func savedStates() throws {
    limits.savedStates = 3
    let sessions = sessions()
    let tokens = try (0..<10).map { _ in
      let session = try connect(sessions)
      sessions.end(session.token)
      return session.token
    }
    #expect(Set(sessions.savedStates.keys) == Set(tokens.suffix(3)))
  }

  @Test("A token is random, and can be created again from its digits only")
  func token() {
    let token = ResumeToken()
    #expect(token != ResumeToken())
    #expect(ResumeToken(token.digits) == token)
    #expect(!"\(token)".contains(token.digits))
    for wrong in ["", "g" + token.digits.dropFirst(), token.digits + "0", token.digits.uppercased() + "A"] {
      #expect(ResumeToken(wrong) == nil)
    }
  }
}
