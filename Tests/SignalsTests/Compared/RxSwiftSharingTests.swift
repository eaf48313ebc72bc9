import Signals
import Testing

@Suite("The tests of sharing in RxSwift")
@MainActor
struct RxSwiftSharingTests {
  nonisolated static let connected = [
    SharingCase(name: "whileConnected_receivesCorrectElements", end: "", remembers: false, restarts: true),
    SharingCase(
      name: "whileConnected_error", end: "!", remembers: false, restarts: true, reason: "ends are final"),
    SharingCase(
      name: "whileConnected_completed", end: "|", remembers: false, restarts: true, reason: "ends are final"),
  ]

  nonisolated static let forever = [
    SharingCase(name: "forever_receivesCorrectElements", end: "", remembers: true, restarts: false),
    SharingCase(name: "forever_error", end: "!", remembers: true, restarts: false),
    SharingCase(name: "forever_completed", end: "|", remembers: true, restarts: false),
  ]

  @Test("`share` without replayed values has the outcome of testDefaultArguments")
  func defaults() {
    #expect(Self.connected[0].outcome { $0.share() } == Self.connected[0].theirs(replay: 0))
  }

  @Test("`share` has the outcome of sharing while connected, and keeps its end", arguments: connected, 0..<5)
  func connected(row: SharingCase, replay: Int) {
    #expect(row.outcome { $0.share(replay: replay) } == row.ours(replay: replay))
    #expect((row.reason == nil) == (row.ours(replay: replay) == row.theirs(replay: replay)))
  }

  @Test("`replay` has the outcome of RxSwift's sharing forever", arguments: forever, 0..<5)
  func forever(row: SharingCase, replay: Int) {
    #expect(row.outcome { $0.replay(replay) } == row.theirs(replay: replay))
  }
}
