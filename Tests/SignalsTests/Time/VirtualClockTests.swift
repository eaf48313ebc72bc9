import Signals
import Testing

@MainActor
struct VirtualClockTests {
  @Test("The clock stands still until it is advanced")
  func standsStill() {
    let clock = VirtualClock()
    #expect(clock.now.offset == .zero)
    clock.advance(by: .seconds(2))
    #expect(clock.now.offset == .seconds(2))
  }

  @Test("A task sleeps until the clock reaches its deadline", .timeLimit(.minutes(1)))
  func sleeps() async throws {
    let clock = VirtualClock()
    let task = Task {
      try await clock.sleep(for: .seconds(1))
      return clock.now.offset
    }
    while clock.waiting == 0 { await Task.yield() }
    clock.advance(by: .seconds(1))
    #expect(try await task.value == .seconds(1))
  }

  @Test("A cancelled task wakes with a cancellation", .timeLimit(.minutes(1)))
  func cancelled() async {
    let clock = VirtualClock()
    let task = Task { try await clock.sleep(for: .seconds(1)) }
    while clock.waiting == 0 { await Task.yield() }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(clock.waiting == 0)
  }

  @Test("Who sets a new deadline while the clock advances is called in the same advance")
  func chained() {
    let clock = VirtualClock()
    let input = Input<Int>()
    let log = Log<String>()
    let lifetime = input.signal.delay(for: .seconds(1), clock: clock).subscribe {
      log.add("\($0) at \(clock.now.offset)")
      if $0 < 3 { input.send($0 + 1) }
    }
    input.send(1)
    clock.advance(by: .seconds(10))
    #expect(log.values == ["1 at 1.0 seconds", "2 at 2.0 seconds", "3 at 3.0 seconds"])
    withExtendedLifetime(lifetime) {}
  }
}
