import Testing

@testable import Signals

@MainActor
struct VirtualClockTests {
  @Test("The clock stands still until it is advanced")
  func standsStill() {
    let clock = VirtualClock()
    #expect(clock.now.offset == .zero)
    clock.advance(by: .seconds(2))
    #expect(clock.now.offset == .seconds(2))
  }

  @Test("A task sleeps until the clock reaches its deadline")
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

  @Test("A cancelled task wakes with a cancellation")
  func cancelled() async {
    let clock = VirtualClock()
    let task = Task { try await clock.sleep(for: .seconds(1)) }
    while clock.waiting == 0 { await Task.yield() }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(clock.waiting == 0)
  }

  @Test("A deadline that is set while the clock advances is reached in the same advance")
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

  @Test("Scheduled calls run in the order of their deadlines, and equal ones in the order of scheduling")
  func order() {
    let clock = VirtualClock()
    let log = Log<Int>()
    var expected: [(deadline: Int, number: Int)] = []
    for number in 0..<1000 {
      let deadline = number * 7919 % 101
      expected.append((deadline, number))
      _ = clock.schedule(at: .init(offset: .seconds(deadline))) { log.add(number) }
    }
    clock.advance(by: .seconds(200))
    // What is due already rings where it is scheduled, in the order of asking.
    #expect(log.values == expected.sorted { ($0.deadline, $0.number) < ($1.deadline, $1.number) }.map(\.number))
    #expect(clock.waiting == 0)
  }

  @Test("A cancelled call is not performed, and retains nothing")
  func takenBack() {
    let clock = VirtualClock()
    let input = Input<Int>()
    let log = Log<Int>()
    let lifetime = log.subscribe(to: input.signal.debounce(for: .seconds(10), clock: clock))
    for value in 0..<10_000 {
      input.send(value)
      #expect(clock.waiting == 1)
    }
    clock.advance(by: .seconds(10))
    #expect(log.values == [9_999] && clock.waiting == 0)
    withExtendedLifetime(lifetime) {}
  }
}
