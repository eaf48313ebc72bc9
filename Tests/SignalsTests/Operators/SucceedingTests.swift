import Testing

@testable import Signals

/// Operators that subscribe to one signal after the other.
@MainActor
struct SucceedingTests {
  private let log = Log<Int>()

  /// A signal that fails so many times, each after two values, and then finishes.
  private func failing(_ count: Int) -> (signal: Signal<Int>, subscriptions: @MainActor () -> Int) {
    var subscriptions = 0
    let signal = Signal<Int>.create { downstream in
      subscriptions += 1
      downstream.send(subscriptions)
      downstream.send(-subscriptions)
      downstream.end(subscriptions > count ? .finished : .failed(Broken()))
      return nil
    }
    return (signal, { subscriptions })
  }

  @Test("`retry` subscribes again up to its limit, and then passes the failure on", arguments: 0...4, 0...4)
  func retries(failures: Int, count: Int) {
    let (signal, subscriptions) = failing(failures)
    let lifetime = log.subscribe(to: signal.retry(count))
    let attempts = min(failures, count) + 1
    #expect(subscriptions() == attempts)
    #expect(log.values == (1...attempts).flatMap { [$0, -$0] })
    #expect(log.isFinished == (failures <= count) && (log.failure is Broken) == (failures > count))
    withExtendedLifetime(lifetime) {}
  }

  @Test("A hundred thousand retries or consecutive signals do not exhaust the stack")
  func manyInARow() {
    let (signal, subscriptions) = failing(100_000)
    let lifetime = log.subscribe(to: signal.retry(.max))
    #expect(subscriptions() == 100_001 && log.isFinished)
    let row = Log<Int>()
    let other = row.subscribe(to: Signal.concat((0..<100_000).map { Signal.just($0) }))
    #expect(row.values.count == 100_000 && row.isFinished)
    withExtendedLifetime((lifetime, other)) {}
  }

  @Test("`retry` can be cancelled by what it delivers")
  func cancelledInside() {
    let input = Input<Int>()
    let signal = failing(10).signal
    var lifetime: Lifetime?
    lifetime = input.flatMapLatest { _ in signal.retry(.max) }.subscribe {
      log.add($0)
      if $0 == 3 { lifetime?.cancel() }
    }
    input.send(0)
    #expect(log.values == [1, -1, 2, -2, 3] && input.hub?.first == nil)
  }

  @Test("`retry` waits between two attempts, and schedules nothing after cancellation")
  func retriesLater() {
    let clock = VirtualClock()
    let (signal, subscriptions) = failing(2)
    let lifetime = log.subscribe(to: signal.retry(5, after: .seconds(2), clock: clock))
    #expect(subscriptions() == 1)
    clock.advance(by: .seconds(1))
    #expect(subscriptions() == 1)
    clock.advance(by: .seconds(1))
    #expect(subscriptions() == 2)
    clock.advance(by: .seconds(2))
    #expect(subscriptions() == 3 && log.isFinished && clock.waiting == 0)
    let other = log.subscribe(to: failing(2).signal.retry(5, after: .seconds(2), clock: clock))
    #expect(clock.waiting == 1)
    other.cancel()
    #expect(clock.waiting == 0)
    withExtendedLifetime(lifetime) {}
  }

  @Test("`concat` subscribes to each signal in its turn, and releases those that have finished")
  func concat() {
    let inputs = [Input<Int>(), Input<Int>(), Input<Int>()]
    let lifetime = log.subscribe(to: Signal.concat(inputs))
    for value in 1...3 {
      for (index, input) in inputs.enumerated() { input.send(10 * index + value) }
      inputs[value - 1].end()
    }
    #expect(log.values == [1, 12, 23] && log.isFinished)
    let empty = Log<Int>()
    empty.subscribe(to: Signal.concat([Signal<Int>]())).cancel()
    #expect(empty.isFinished)
    withExtendedLifetime(lifetime) {}
  }

  @Test("`append` and `prepend` take values and signals")
  func appends() {
    let lifetime = log.subscribe(to: Signal.just(2).append(3, 4).append(Var(5).prefix(1)).prepend(Signal.just(1)))
    #expect(log.values == [1, 2, 3, 4, 5] && log.isFinished)
    withExtendedLifetime(lifetime) {}
  }

  @Test("A hundred thousand waiting signals that finish at once do not exhaust the stack")
  func manyWaiting() {
    let (first, values) = (Input<Void>(), 0..<100_000)
    let lifetime = log.subscribe(
      to: Signal.from([-1] + Array(values)).concatMap { number in
        number < 0 ? first.prefix(1).map { number } : Signal.just(number)
      })
    #expect(log.values.isEmpty)
    first.send(())
    #expect(log.values == [-1] + Array(values) && log.isFinished)
    withExtendedLifetime(lifetime) {}
  }

  @Test("`concatMap` releases a value once it has subscribed to its signal")
  func releasesWaiting() {
    final class Witness {}
    let (gate, values) = (Input<Void>(), Input<Witness>())
    var count = 0
    let lifetime = values.concatMap { _ in
      count += 1
      return count == 1 ? gate.signal : Signal.just(())
    }.subscribe { _ in }
    weak var last: Witness?
    do {
      let witnesses = (0..<100).map { _ in Witness() }
      last = witnesses.last
      witnesses.forEach(values.send)
    }
    #expect(last != nil)
    gate.end()
    #expect(count == 100 && last == nil)
    withExtendedLifetime(lifetime) {}
  }

  @Test("A race without signals finishes, and the first signal to deliver cancels the others")
  func races() {
    let none = log.subscribe(to: Signal.race([Signal<Int>]()))
    #expect(log.isFinished)
    let late = Input<Int>()
    let other = Log<Int>()
    let lifetime = other.subscribe(to: late.race(Signal.from([1, 2]), Signal.just(3)))
    #expect(other.values == [1, 2] && other.isFinished && late.hub?.first == nil)
    withExtendedLifetime((none, lifetime)) {}
  }

  @Test("A race does not subscribe to signals after one with a current value")
  func racesOnce() {
    let number = Var(1)
    let combined = number.combineLatest(number) { $0 + $1 }
    let long = (0..<130).reduce(number.signal) { signal, _ in signal.map { $0 } }
    for (signal, value) in [(number.signal, 1), (combined, 2), (long, 1)] {
      var subscriptions = 0
      let heard = Log<Int>()
      let other = Input<Int>().signal.handleEvents(onSubscribe: { subscriptions += 1 })
      let lifetime = heard.subscribe(to: signal.race(other))
      #expect(heard.values == [value] && subscriptions == 0)
      withExtendedLifetime(lifetime) {}
    }
  }
}
