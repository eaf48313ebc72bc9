import Signals
import Testing

@MainActor
struct TimeTests {
  private let input = Input<Int>()
  private let clock = VirtualClock()
  private let log = Log<Int>()

  private func send(_ values: Int..., then seconds: Int) {
    for value in values { input.send(value) }
    clock.advance(by: .seconds(seconds))
  }

  @Test("`debounce` delivers the last value after a quiet interval")
  func debounce() {
    let lifetime = log.subscribe(to: input.signal.debounce(for: .seconds(2), clock: clock))
    send(1, 2, then: 1)
    send(3, then: 1)
    #expect(log.values == [])
    clock.advance(by: .seconds(1))
    #expect(log.values == [3])
    send(4, then: 5)
    #expect(log.values == [3, 4])
    withExtendedLifetime(lifetime) {}
  }

  @Test("`debounce` delivers the waiting value when the signal finishes")
  func debounceFinishes() {
    let lifetime = log.subscribe(to: input.signal.debounce(for: .seconds(2), clock: clock))
    input.send(1)
    input.end()
    #expect(log.values == [1] && log.isFinished)
    #expect(clock.waiting == 0)
    withExtendedLifetime(lifetime) {}
  }

  @Test(
    "`throttle` delivers the first value at once, then one in each interval",
    arguments: [(true, [1, 3, 4]), (false, [1, 2, 4])])
  func throttle(latest: Bool, expected: [Int]) {
    let lifetime = log.subscribe(to: input.signal.throttle(for: .seconds(2), clock: clock, latest: latest))
    send(1, 2, 3, then: 1)
    #expect(log.values == [1])
    clock.advance(by: .seconds(1))
    #expect(log.values.count == 2)
    send(4, then: 2)
    #expect(log.values == expected)
    withExtendedLifetime(lifetime) {}
  }

  @Test("`throttle` starts again after a quiet interval")
  func throttleReopens() {
    let lifetime = log.subscribe(to: input.signal.throttle(for: .seconds(2), clock: clock))
    send(1, then: 3)
    send(2, then: 0)
    #expect(log.values == [1, 2])
    withExtendedLifetime(lifetime) {}
  }

  @Test("`throttleFirst` delivers the first of two taps, and again after the interval")
  func throttleFirst() {
    let tapped = Input<Void>()
    var saves = 0
    let lifetime = tapped.signal.throttleFirst(for: .seconds(1), clock: clock).subscribe { saves += 1 }
    tapped.send()
    clock.advance(by: .milliseconds(200))
    tapped.send()
    #expect(saves == 1)
    clock.advance(by: .seconds(5))
    #expect(saves == 1 && clock.waiting == 0)
    tapped.send()
    #expect(saves == 2)
    clock.advance(by: .seconds(1))
    tapped.send()
    #expect(saves == 3)
    withExtendedLifetime(lifetime) {}
  }

  @Test("`throttleFirst` counts the interval from its last delivery")
  func throttleFirstInterval() {
    let lifetime = log.subscribe(to: input.signal.throttleFirst(for: .seconds(2), clock: clock))
    for value in 1...6 {
      input.send(value)
      clock.advance(by: .seconds(1))
    }
    #expect(log.values == [1, 3, 5])
    withExtendedLifetime(lifetime) {}
  }

  @Test("`delay` delivers values and the finish in order, each after the delay")
  func delay() {
    let lifetime = log.subscribe(to: input.signal.delay(for: .seconds(2), clock: clock))
    send(1, then: 1)
    send(2, 3, then: 1)
    #expect(log.values == [1])
    input.end()
    clock.advance(by: .seconds(1))
    #expect(log.values == [1, 2, 3] && log.ends.isEmpty)
    clock.advance(by: .seconds(1))
    #expect(log.isFinished)
    withExtendedLifetime(lifetime) {}
  }

  @Test("`interval` delivers the time at each interval from the subscription on")
  func interval() {
    clock.advance(by: .seconds(1))
    let moments = Log<VirtualClock.Instant>()
    let lifetime = moments.subscribe(to: Signal.interval(every: .seconds(2), clock: clock))
    clock.advance(by: .seconds(1))
    #expect(moments.values == [])
    clock.advance(by: .seconds(5))
    #expect(moments.values.map(\.offset) == [.seconds(3), .seconds(5), .seconds(7)])
    lifetime.cancel()
    #expect(clock.waiting == 0)
  }

  @Test("Intervals that pass during a delivery are delivered as one")
  func missedInterval() {
    let moments = Log<VirtualClock.Instant>()
    let lifetime = moments.subscribe(to: Signal.interval(every: .seconds(1), clock: clock))
    let busy = input.signal.subscribe { clock.advance(by: .milliseconds($0)) }
    input.send(3500)
    #expect(moments.values.map(\.offset) == [.milliseconds(3500)])
    clock.advance(by: .seconds(1))
    #expect(moments.values.map(\.offset) == [.milliseconds(3500), .milliseconds(4500)])
    withExtendedLifetime((lifetime, busy)) {}
  }

  @Test("A late delivery of `interval` does not delay later ones")
  func lateInterval() {
    let moments = Log<VirtualClock.Instant>()
    let lifetime = moments.subscribe(to: Signal.interval(every: .seconds(1), clock: clock))
    let busy = input.signal.subscribe { clock.advance(by: .milliseconds($0)) }
    input.send(1400)
    clock.advance(by: .milliseconds(600))
    #expect(moments.values.map(\.offset) == [.milliseconds(1400), .seconds(2)])
    withExtendedLifetime((lifetime, busy)) {}
  }

  @Test("A delivery of `interval` can cancel it")
  func intervalEndsItself() {
    var count = 0
    var lifetime: Lifetime?
    lifetime = Signal.interval(every: .seconds(1), clock: clock).subscribe { _ in
      count += 1
      if count == 2 { lifetime?.cancel() }
    }
    clock.advance(by: .seconds(5))
    #expect(count == 2 && clock.waiting == 0)
  }

  @Test("Cancelling a timed operator removes what it scheduled")
  func cancelled() {
    let lifetimes = [
      log.subscribe(to: input.signal.debounce(for: .seconds(1), clock: clock)),
      log.subscribe(to: input.signal.throttle(for: .seconds(1), clock: clock)),
      log.subscribe(to: input.signal.delay(for: .seconds(1), clock: clock)),
    ]
    input.send(1)
    #expect(log.values == [1] && clock.waiting == 3)
    for lifetime in lifetimes { lifetime.cancel() }
    #expect(clock.waiting == 0)
    clock.advance(by: .seconds(5))
    #expect(log.values == [1])
  }

  @Test("A timed operator delivers in time on a running clock")
  func running() async {
    let lifetime = log.subscribe(to: input.signal.delay(for: .milliseconds(1)))
    input.send(1)
    input.send(2)
    await log.hear(2)
    #expect(log.values == [1, 2])
    withExtendedLifetime(lifetime) {}
  }

  @Test("`interval` repeats on a running clock")
  func runningInterval() async {
    let moments = Log<ContinuousClock.Instant>()
    let lifetime = moments.subscribe(to: Signal.interval(every: .milliseconds(1)))
    await moments.hear(3)
    #expect(moments.values == moments.values.sorted())
    withExtendedLifetime(lifetime) {}
  }
}
