import LivePreview
import LiveTesting
import Synchronization
import Testing

/// A clock that counts how often it is read.
private final class CountingClock: Clock {
  let base = VirtualClock()
  private let reads = Mutex(0)

  var now: VirtualClock.Instant {
    reads.withLock { $0 += 1 }
    return base.now
  }

  var minimumResolution: Duration { base.minimumResolution }

  func sleep(until deadline: VirtualClock.Instant, tolerance: Duration?) async throws {
    try await base.sleep(until: deadline, tolerance: tolerance)
  }

  /// Returns how often a block reads the clock.
  func reads(in block: () throws -> Void) rethrows -> Int {
    let before = reads.withLock { $0 }
    try block()
    return reads.withLock { $0 } - before
  }
}

/// The sessions of many clients, one of which wants all.
@MainActor struct SessionShareTests {
  private let clock = CountingClock()
  private var limits = SessionLimits()

  private func sessions() -> LiveSessions {
    LiveSessions(limits: limits, clock: clock) { saved in SessionContent(LiveTree(Label(saved ?? ""))) { "state" } }
  }

  private func connect(_ sessions: LiveSessions, _ client: String?) throws -> LiveSession {
    try sessions.resume(sessions.open(for: client).token, from: 0, for: client).session
  }

  @Test("A client with its maximum of active sessions gets no further one, while other clients do")
  mutating func share() throws {
    limits.sessionsPerClient = 3
    let sessions = sessions()
    for _ in 0..<3 { _ = try connect(sessions, "a") }
    #expect(throws: SessionRefusal.tooManySessions) { try sessions.open(for: "a") }
    #expect(try !connect(sessions, "b").hasEnded)
    for _ in 0..<9 { _ = try connect(sessions, nil) }
    #expect(sessions.count == 13)
  }

  @Test("A client with its maximum of sessions loses the one that was idle for longest, whose state is saved")
  mutating func idle() throws {
    limits.sessionsPerClient = 3
    let sessions = sessions()
    let other = try connect(sessions, "b")
    let own = try (0..<3).map { _ in
      clock.base.advance(by: .seconds(1))
      return try connect(sessions, "a")
    }
    clock.base.advance(by: limits.connectionTime)
    for session in [own[0], own[2]] { _ = session.frames() }
    _ = try connect(sessions, "a")
    #expect(own.map(\.hasEnded) == [false, true, false] && !other.hasEnded)
    #expect(throws: SessionRefusal.tooManySessions) { try sessions.open(for: "a") }
    // The page of the session that has ended belongs to the client when it returns.
    #expect(throws: SessionRefusal.tooManySessions) { try sessions.resume(own[1].token, from: 0, for: "a") }
    sessions.end(own[0].token)
    #expect(try sessions.resume(own[1].token, from: 0, for: "a").frames[0].text.contains("state"))
    #expect(throws: SessionRefusal.tooManySessions) { try sessions.open(for: "a") }
  }

  @Test("A client that only opens pages replaces its own sessions, and not those of others")
  mutating func pages() throws {
    limits.sessionsPerClient = 3
    let sessions = sessions()
    let used = try connect(sessions, "a")
    let other = try sessions.open(for: "b")
    for _ in 0..<20 { _ = try sessions.open(for: "a") }
    #expect(sessions.count == 4 && !used.hasEnded && sessions[other.token] != nil)
  }

  @Test("Opening a session checks a constant number of others, and sweeping checks each once", arguments: [20, 40, 80])
  mutating func steps(count: Int) throws {
    limits.sessions = count
    let sessions = sessions()
    for _ in 0..<count { _ = try connect(sessions, nil) }
    _ = try? sessions.open()
    let opening = clock.reads { for _ in 0..<count { _ = try? sessions.open() } }
    #expect(opening <= 4 * count)
    #expect(clock.reads { sessions.sweep() } <= 2 * count)
    clock.base.advance(by: limits.idleTime)
    #expect(clock.reads { sessions.sweep() } <= 4 * count)
    #expect(sessions.count == 0)
    let pages = try clock.reads { for _ in 0..<3 * count { _ = try sessions.open() } }
    #expect(pages <= 12 * count && sessions.count == count)
  }

  @Test("A client that requests the whole page too often is refused, and its session continues")
  func wholePages() throws {
    let sessions = sessions()
    let token = try connect(sessions, nil).token
    for _ in 0..<2 { #expect(try sessions.resume(token, from: -1).frames.count == 1) }
    let (last, idle) = (sessions[token]?.lastFrame, sessions[token]?.idleTime)
    for frame in [-1, 1_000] {
      #expect(throws: SessionRefusal.tooManyMessages) { try sessions.resume(token, from: frame) }
    }
    #expect(sessions[token]?.lastFrame == last && sessions[token]?.idleTime == idle)
    #expect(try sessions.resume(token, from: last ?? 0).frames.isEmpty)
    clock.base.advance(by: .seconds(1))
    #expect(try sessions.resume(token, from: -1).frames.count == 1)
  }
}
