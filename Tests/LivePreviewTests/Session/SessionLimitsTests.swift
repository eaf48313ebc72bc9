import Foundation
import LivePreview
import LiveTesting
import Testing

@MainActor
struct SessionLimitsTests {
  private let text = Var("")

  /// Returns a session that retains three frames of 300 characters, and its page.
  private func session(bytes: Int = 1_100) -> LiveSession {
    var limits = SessionLimits()
    limits.retainedBytes = bytes
    let session = LiveSession(LiveTree(Label(.text <-- text)), limits: limits)
    _ = session.open()
    return session
  }

  /// Makes frames, which do not reach the client.
  private func lose(_ count: Int, of session: LiveSession) {
    for _ in 0..<count {
      text.set(String(repeating: text.value.hasPrefix("a") ? "b" : "a", count: 300))
      #expect(session.frames().count == 1)
    }
  }

  @Test("Retained frames are limited in bytes, and a client that has missed more gets the whole page")
  func retained() throws {
    let session = session()
    lose(5, of: session)
    let page = try session.resume(from: 0)
    #expect(page.map(\.number) == [6])
    let other = self.session()
    lose(5, of: other)
    #expect(try other.resume(from: 2).map(\.number) == [3, 4, 5])
    let none = self.session(bytes: 0)
    lose(1, of: none)
    #expect(try none.resume(from: 0).map(\.number) == [2])
  }

  @Test("Frames that a client has acknowledged, or got within a page, do not count as retained")
  func acknowledged() throws {
    let session = session()
    for round in 1...4 {
      lose(3, of: session)
      #expect(try session.resume(from: 3 * (round - 1)).count == 3, "\(round)")
      try session.acknowledge(3 * round)
    }
    lose(9, of: session)
    #expect(try session.resume(from: 12).map(\.number) == [22])
    try session.acknowledge(22)
    lose(3, of: session)
    #expect(try session.resume(from: 22).map(\.number) == [23, 24, 25])
  }

  @Test("The bytes of retained frames can reach the limit, and frames before a whole page no longer count")
  func edges() throws {
    let probe = session()
    text.set(String(repeating: "a", count: 300))
    let bytes = try #require(probe.frames().first).text.utf8.count
    let exact = session(bytes: bytes)
    lose(1, of: exact)
    #expect(try exact.resume(from: 0).map(\.number) == [1])
    let short = session(bytes: bytes - 1)
    lose(1, of: short)
    #expect(try short.resume(from: 0).map(\.number) == [2])
    let reopened = session()
    lose(9, of: reopened)
    #expect(try reopened.resume(from: 0).map(\.number) == [10])
    lose(3, of: reopened)
    #expect(try reopened.resume(from: 10).map(\.number) == [11, 12, 13])
  }

  @Test("After any pause, a client may send at most the messages of one second at once")
  func allowance() throws {
    let clock = VirtualClock()
    let session = LiveSession(LiveTree(Label("")), clock: clock)
    _ = session.open()
    func accepted() -> Int {
      (0..<1_000).count { _ in (try? session.receive(Data(#"{"s":0}"#.utf8))) != nil }
    }
    for pause in [0, 1, 2, 60, 600] {
      clock.advance(by: .seconds(pause))
      #expect(accepted() == session.limits.messagesPerSecond, "\(pause)")
      #expect(accepted() == 0)
      clock.advance(by: .seconds(1))
    }
  }
}
