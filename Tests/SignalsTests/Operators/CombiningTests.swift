import Signals
import Testing

@MainActor
struct CombiningTests {
  private let first = Input<Int>()
  private let second = Input<Int>()

  @Test("`combineLatest` waits for a value of each signal, then follows each")
  func combineLatest() {
    let log = Log<String>()
    let third = Var("x")
    let lifetime = log.subscribe(
      to: first.signal.combineLatest(second.signal, third, Var(0)).map { "\($0) \($1) \($2) \($3)" })
    first.send(1)
    second.send(2)
    third.set("y")
    first.send(3)
    #expect(log.values == ["1 2 x 0", "1 2 y 0", "3 2 y 0"])
    withExtendedLifetime(lifetime) {}
  }

  @Test("`combineLatest` finishes with the last of its signals and fails with the first")
  func combineLatestEnds() {
    let (finishing, failing) = (Log<Int>(), Log<Int>())
    let signal = first.signal.combineLatest(second.signal) { $0 + $1 }
    let lifetimes = [
      finishing.subscribe(to: signal), failing.subscribe(to: Signal.failed(Broken()).combineLatest(signal) { $0 + $1 }),
    ]
    first.end()
    #expect(finishing.ends.isEmpty)
    second.end()
    #expect(finishing.isFinished)
    #expect(failing.failure is Broken)
    withExtendedLifetime(lifetimes) {}
  }

  @Test("`merge` delivers all values as they arrive and finishes with the last signal")
  func merge() {
    let log = Log<Int>()
    let lifetime = log.subscribe(to: Signal.just(0).merge(first.signal, second.signal))
    first.send(1)
    second.send(2)
    first.end()
    second.send(3)
    #expect(log.values == [0, 1, 2, 3] && log.ends.isEmpty)
    second.end()
    #expect(log.isFinished)
    withExtendedLifetime(lifetime) {}
  }

  @Test("`withLatestFrom` samples the other signal and starts when that has a value")
  func withLatestFrom() {
    let log = Log<String>()
    let lifetime = log.subscribe(to: first.signal.withLatestFrom(second.signal) { "\($0) \($1)" })
    first.send(1)
    second.send(10)
    first.send(2)
    second.send(20)
    first.send(3)
    #expect(log.values == ["2 10", "3 20"])
    withExtendedLifetime(lifetime) {}
  }

  @Test("`withLatestFrom` ends with the signal itself, and continues when the sampled one finishes")
  func withLatestFromEnds() {
    let log = Log<Int>()
    let lifetime = log.subscribe(to: first.signal.withLatestFrom(Signal.just(5)))
    first.send(1)
    first.end()
    #expect(log.values == [5] && log.isFinished)
    withExtendedLifetime(lifetime) {}
  }

  @Test("`flatMapLatest` follows the latest inner signal only")
  func flatMapLatest() {
    let inner = [Var("a"), Var("b")]
    let log = Log<String>()
    let lifetime = log.subscribe(to: first.signal.flatMapLatest { inner[$0] })
    first.send(0)
    first.send(1)
    inner[0].set("a2")
    inner[1].set("b2")
    #expect(log.values == ["a", "b", "b2"])
    withExtendedLifetime(lifetime) {}
  }

  @Test("`flatMapLatest` delivers once in a send that changes both the outer and the inner signal")
  func flatMapLatestOnce() {
    let source = Var(1)
    let log = Log<Int>()
    let lifetime = log.subscribe(
      to: source.signal.flatMapLatest { outer in source.signal.map { outer * 10 + $0 } })
    source.set(2)
    source.set(3)
    #expect(log.values == [11, 22, 33])
    withExtendedLifetime(lifetime) {}
  }

  @Test("`flatMapLatest` finishes when both the outer and the latest inner signal have")
  func flatMapLatestEnds() {
    let log = Log<Int>()
    let inner = [first, second]
    let outer = Input<Int>()
    let lifetime = log.subscribe(to: outer.signal.flatMapLatest { inner[$0].signal })
    outer.send(0)
    outer.send(1)
    first.end()
    outer.end()
    #expect(log.ends.isEmpty)
    second.send(2)
    second.end()
    #expect(log.values == [2] && log.isFinished)
    withExtendedLifetime(lifetime) {}
  }

  @Test("`flatMapLatest` can be cancelled by what it delivers")
  func flatMapLatestCancelledInside() {
    let log = Log<Int>()
    var lifetime: Lifetime?
    lifetime = first.signal.flatMapLatest { Signal.from([$0, $0 + 1, $0 + 2]) }.subscribe {
      log.add($0)
      if $0 == 2 { lifetime?.cancel() }
    }
    first.send(1)
    first.send(5)
    #expect(log.values == [1, 2])
  }

  @Test("`flatMap` follows all inner signals and finishes with the last")
  func flatMap() {
    let log = Log<Int>()
    let inner = [first, second]
    let outer = Input<Int>()
    let lifetime = log.subscribe(to: outer.signal.flatMap { inner[$0].signal })
    outer.send(0)
    outer.send(1)
    outer.end()
    first.send(1)
    second.send(2)
    first.end()
    second.send(3)
    #expect(log.values == [1, 2, 3] && log.ends.isEmpty)
    second.end()
    #expect(log.isFinished)
    withExtendedLifetime(lifetime) {}
  }

  @Test("`share` runs the preceding operators once for all subscribers, from the first to the last")
  func share() {
    var runs = 0
    let shared = first.signal.map { value in
      runs += 1
      return value
    }.share()
    let log = Log<Int>()
    var lifetimes = [log.subscribe(to: shared), log.subscribe(to: shared)]
    first.send(1)
    #expect(runs == 1 && log.values == [1, 1])
    lifetimes = []
    first.send(2)
    #expect(runs == 1)
    lifetimes = [log.subscribe(to: shared)]
    first.send(3)
    #expect(runs == 2 && log.values == [1, 1, 3])
    withExtendedLifetime(lifetimes) {}
  }

  @Test("`share` replays the latest values to late subscribers, and forgets them after the last one cancels")
  func shareReplays() {
    let shared = first.signal.share(replay: 2)
    let log = Log<Int>()
    var lifetimes = [shared.subscribe { _ in }]
    for value in 1...3 { first.send(value) }
    lifetimes.append(log.subscribe(to: shared))
    #expect(log.values == [2, 3])
    lifetimes = []
    lifetimes = [log.subscribe(to: shared)]
    #expect(log.values == [2, 3])
    withExtendedLifetime(lifetimes) {}
  }

  @Test("`share` continues for a new subscriber that cancels the only other one during the replay")
  func shareCancelledInReplay() {
    let shared = first.signal.share(replay: 1)
    let log = Log<Int>()
    let other = shared.subscribe { _ in }
    first.send(1)
    let lifetime = shared.subscribe {
      log.add($0)
      other.cancel()
    }
    first.send(2)
    #expect(log.values == [1, 2])
    withExtendedLifetime(lifetime) {}
  }

  @Test("`share` replays any number of values in their order", arguments: [0, 1, 2, 3, 10])
  func shareReplaysMany(count: Int) {
    let shared = first.signal.share(replay: count)
    let lifetime = shared.subscribe { _ in }
    for value in 1...7 {
      first.send(value)
      let log = Log<Int>()
      log.subscribe(to: shared).cancel()
      #expect(log.values == (1...value).suffix(count))
    }
    withExtendedLifetime(lifetime) {}
  }

  @Test("Merging a list delivers the values of all signals, as nested merges do")
  func mergeOfList() {
    let inputs = (0..<5).map { _ in Input<Int>() }
    let (log, folded) = (Log<Int>(), Log<Int>())
    let lifetimes = [
      log.subscribe(to: Signal.merge(inputs.map(\.signal))),
      folded.subscribe(to: inputs.dropFirst().reduce(inputs[0].signal) { $0.merge($1.signal) }),
    ]
    for (number, input) in inputs.enumerated() { input.send(number) }
    #expect(log.values == [0, 1, 2, 3, 4] && folded.values == [0, 1, 2, 3, 4])
    for input in inputs {
      #expect(log.ends.isEmpty && folded.ends.isEmpty)
      input.end()
    }
    #expect(log.isFinished && folded.isFinished)
    let empty = Log<Int>()
    empty.subscribe(to: Signal.merge([Signal<Int>]())).cancel()
    #expect(empty.isFinished)
    withExtendedLifetime(lifetimes) {}
  }

  @Test("`share` delivers its end also to late subscribers")
  func shareEnds() {
    let shared = first.signal.share(replay: 1)
    let (early, late) = (Log<Int>(), Log<Int>())
    let lifetime = early.subscribe(to: shared)
    first.send(1)
    first.end()
    let other = late.subscribe(to: shared)
    #expect(early.isFinished)
    #expect(late.values == [1] && late.isFinished)
    withExtendedLifetime((lifetime, other)) {}
  }
}
