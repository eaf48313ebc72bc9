import Signals
import TestSupport
import Testing

@MainActor
struct TimedOperatorTests {
  private let input = Input<Int>()
  private let clock = VirtualClock()
  private let log = Log<Int>()

  @Test("`timer` delivers once and finishes")
  func timer() {
    let moments = Log<VirtualClock.Instant>()
    let signal = Signal.timer(after: .seconds(2), clock: clock)
    let lifetime = moments.subscribe(to: signal)
    clock.advance(by: .seconds(1))
    #expect(moments.values.isEmpty)
    clock.advance(by: .seconds(5))
    #expect(moments.values.map(\.offset) == [.seconds(2)] && moments.isFinished)
    signal.subscribe { _ in }.cancel()
    #expect(clock.waiting == 0)
    withExtendedLifetime(lifetime) {}
  }

  @Test("A timer with a duration of zero or less delivers in a turn of its own", arguments: [0, -1])
  func timerOfNoTime(seconds: Int) {
    let moments = Log<VirtualClock.Instant>()
    let lifetime = moments.subscribe(to: Signal.timer(after: .seconds(seconds), clock: clock))
    #expect(moments.values.count == 1 && moments.isFinished)
    withExtendedLifetime(lifetime) {}
  }

  @Test("`timeout` fails at the first pause that is too long, and at no other")
  func timeout() {
    var dice = SeededGenerator(seed: 5)
    for _ in LongForm.seeds(200, ofSteps: 10) {
      let (input, clock, log) = (Input<Int>(), VirtualClock(), Log<Int>())
      let pauses = (0..<10).map { _ in 1 + dice.roll(6) }
      let lifetime = log.subscribe(to: input.timeout(for: .seconds(6), clock: clock))
      for (index, pause) in pauses.enumerated() {
        clock.advance(by: .seconds(pause))
        input.send(index)
      }
      let expected = pauses.firstIndex(of: 6) ?? pauses.count
      #expect(log.values == Array(0..<expected))
      #expect((log.failure is TimeoutError) == (expected < pauses.count))
      #expect(clock.waiting == (expected < pauses.count ? 0 : 1))
      lifetime.cancel()
      #expect(clock.waiting == 0)
    }
  }

  @Test("`timeout` passes the end on, and stops its timer")
  func timeoutEnds() {
    let lifetime = log.subscribe(to: input.timeout(for: .seconds(1), clock: clock))
    input.send(1)
    input.end()
    #expect(log.values == [1] && log.isFinished && clock.waiting == 0)
    withExtendedLifetime(lifetime) {}
  }

  @Test("`collect` by time delivers what its model computes", arguments: [1, 2, 3, Int.max])
  func collect(count: Int) {
    var dice = SeededGenerator(seed: 6)
    for _ in LongForm.seeds(200, ofSteps: 12) {
      let (input, clock, log) = (Input<Int>(), VirtualClock(), Log<[Int]>())
      let pauses = (0..<12).map { _ in dice.roll(4) }
      let lifetime = log.subscribe(to: input.collect(for: .seconds(3), clock: clock, count: count))
      var (expected, chunk, start, now): ([[Int]], [Int], Int, Int) = ([], [], 0, 0)
      for (index, pause) in pauses.enumerated() {
        clock.advance(by: .seconds(pause))
        now += pause
        if !chunk.isEmpty, now - start >= 3 {
          expected.append(chunk)
          chunk = []
        }
        if chunk.isEmpty { start = now }
        chunk.append(index)
        if chunk.count >= count {
          expected.append(chunk)
          chunk = []
        }
        input.send(index)
        #expect(log.values == expected, "\(pauses)")
      }
      input.end()
      #expect(log.values == expected + (chunk.isEmpty ? [] : [chunk]) && log.isFinished && clock.waiting == 0)
      withExtendedLifetime(lifetime) {}
    }
  }

  @Test("Timed operators without a clock use a virtual clock that replaces the time")
  func replacingTime() {
    clock.replacingTime {
      let lifetimes = [
        log.subscribe(to: input.debounce(for: .seconds(2))), log.subscribe(to: input.delay(for: .seconds(3))),
        log.subscribe(to: input.throttle(for: .seconds(1))), log.subscribe(to: input.throttleFirst(for: .seconds(1))),
        log.subscribe(to: input.timeout(for: .seconds(9))),
        log.subscribe(to: input.collect(for: .seconds(4)).map(\.count)),
        log.subscribe(to: Signal.timer(after: .seconds(5)).map { _ in -5 }),
        log.subscribe(to: Signal.interval(every: .seconds(6)).map { _ in -6 }),
        log.subscribe(to: Signal<Int>.failed(Broken()).retry(1, after: .seconds(1))),
      ]
      #expect(log.values.isEmpty)
      input.send(7)
      #expect(log.values == [7, 7, 7])
      clock.advance(by: .seconds(2))
      #expect(log.values == [7, 7, 7, 7])
      clock.advance(by: .seconds(4))
      #expect(log.values.dropFirst(4) == [7, 1, -5, -6])
      clock.advance(by: .seconds(3))
      #expect(log.ends.count == 3)
      for lifetime in lifetimes { lifetime.cancel() }
      #expect(clock.waiting == 0)
    }
    #expect(VirtualClock().waiting == 0)
  }

  @Test("A timer without a clock uses the continuous clock")
  func continuous() async {
    let moments = Log<ContinuousClock.Instant>()
    let lifetime = moments.subscribe(to: Signal.timer(after: .milliseconds(1)))
    await moments.hearEnd()
    #expect(moments.values.count == 1)
    withExtendedLifetime(lifetime) {}
  }
}
