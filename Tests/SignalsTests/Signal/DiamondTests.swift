import Signals
import Testing

@MainActor
struct DiamondTests {
  @Test("A diamond emits once a send, with both new values")
  func simple() {
    let input = Input<Int>()
    let log = Log<String>()
    let signal = input.signal
    let lifetime = log.subscribe(to: signal.map { $0 }.combineLatest(signal.map { $0 * 10 }) { "\($0)/\($1)" })
    for value in 1...3 { input.send(value) }
    #expect(log.values == ["1/10", "2/20", "3/30"])
    withExtendedLifetime(lifetime) {}
  }

  @Test("A diamond emits the values at subscription once")
  func present() {
    let variable = Var(1)
    let log = Log<Int>()
    let lifetime = log.subscribe(to: variable.combineLatest(variable) { $0 + $1 })
    #expect(log.values == [2])
    variable.set(2)
    #expect(log.values == [2, 4])
    withExtendedLifetime(lifetime) {}
  }

  @Test("Nested diamonds emit once for each send, whichever side is deeper", arguments: [true, false])
  func nested(deepFirst: Bool) {
    let source = Var(1)
    let sum = source.combineLatest(source.map { $0 * 10 }) { $0 + $1 }
    let deep = sum.combineLatest(sum.map { -$0 }, source).map { $0.0 + $0.1 + $0.2 }
    let log = Log<String>()
    let both =
      deepFirst
      ? deep.combineLatest(source) { "\($0) \($1)" } : source.combineLatest(deep) { "\($1) \($0)" }
    let lifetime = log.subscribe(to: both)
    source.set(2)
    source.set(3)
    #expect(log.values == ["1 1", "2 2", "3 3"])
    withExtendedLifetime(lifetime) {}
  }

  @Test("A diamond through a shared signal emits once a send")
  func shared() {
    let source = Var(1)
    let sum = source.combineLatest(source) { $0 + $1 }.share(replay: 1)
    let log = Log<String>()
    let lifetimes = [
      log.subscribe(to: source.combineLatest(sum, sum.combineLatest(source) { $0 + $1 }).map { "\($0)" })
    ]
    source.set(2)
    #expect(log.values == ["(1, 2, 3)", "(2, 4, 6)"])
    withExtendedLifetime(lifetimes) {}
  }

  @Test("A diamond through a switched signal emits once a send")
  func switched() {
    let source = Var(1)
    let deep = source.flatMapLatest { _ in source.combineLatest(source) { $0 + $1 }.combineLatest(source) { $0 + $1 } }
    let log = Log<String>()
    let lifetime = log.subscribe(to: source.combineLatest(deep) { "\($0) \($1)" })
    source.set(2)
    #expect(log.values == ["1 3", "2 6"])
    withExtendedLifetime(lifetime) {}
  }

  @Test("Two sends inside a delivery are two emissions")
  func twoSends() {
    let trigger = Input<Void>()
    let variable = Var(0)
    let log = Log<Int>()
    let lifetimes = [
      trigger.signal.subscribe {
        variable.set(1)
        variable.set(2)
      },
      log.subscribe(to: variable.combineLatest(variable) { $0 + $1 }),
    ]
    trigger.send()
    #expect(log.values == [0, 2, 4])
    withExtendedLifetime(lifetimes) {}
  }

  @Test("Several values caused by one send are combined once, with the last of them")
  func burst() {
    let input = Input<Int>()
    let log = Log<Int>()
    let several = input.signal.flatMap { Signal.from([$0, $0 + 1]) }
    let lifetime = log.subscribe(to: several.combineLatest(Var(10)) { $0 + $1 })
    input.send(1)
    #expect(log.values == [12])
    withExtendedLifetime(lifetime) {}
  }

  @Test("A sampled signal is up to date with the send that samples it")
  func sampled() {
    let input = Input<Int>()
    let doubled = input.signal.combineLatest(input.signal) { $0 + $1 }
    let log = Log<String>()
    let lifetime = log.subscribe(to: input.signal.withLatestFrom(doubled) { "\($0) \($1)" })
    input.send(1)
    input.send(2)
    #expect(log.values == ["1 2", "2 4"])
    withExtendedLifetime(lifetime) {}
  }

  @Test("A combination that is cancelled between receiving and emitting emits nothing")
  func cancelledWhilePending() {
    let input = Input<Int>()
    let log = Log<Int>()
    let lifetime = log.subscribe(to: input.signal.combineLatest(input.signal) { $0 + $1 })
    let canceller = input.signal.subscribe { _ in lifetime.cancel() }
    input.send(1)
    #expect(log.values == [])
    withExtendedLifetime(canceller) {}
  }

  @Test("An end follows the value that was combined in the same turn")
  func endAfterPending() {
    let input = Input<Int>()
    let log = Log<Int>()
    let lifetime = log.subscribe(to: input.signal.prefix(1).combineLatest(input.signal.prefix(1)) { $0 + $1 })
    input.send(4)
    #expect(log.values == [8] && log.isFinished)
    withExtendedLifetime(lifetime) {}
  }

  @Test("A failure stays the end of a combination if another signal finishes after it in the same turn")
  func failureBeforeFinish() {
    let input = Input<Int>()
    let failing = input.signal.flatMap { $0 > 1 ? Signal.just($0).append(Signal.failed(Broken())) : Signal.just($0) }
    let log = Log<Int>()
    let lifetime = log.subscribe(to: failing.combineLatest(input.signal.prefix(2)) { $0 + $1 })
    input.send(1)
    input.send(2)
    #expect(log.values == [2, 4] && log.failure is Broken)
    withExtendedLifetime(lifetime) {}
  }

  @Test("Nested shared diamonds combine once a send at each level")
  func manyLevels() {
    var runs = 0
    let source = Var(1)
    var signal = source.signal
    for _ in 0..<20 {
      let level = signal
      signal = level.combineLatest(level.map { $0 &+ 1 }) { first, second in
        runs += 1
        return first &+ second
      }.share(replay: 1)
    }
    let log = Log<Int>()
    let lifetime = log.subscribe(to: signal)
    runs = 0
    source.set(2)
    #expect(runs == 20 && log.values.count == 2)
    withExtendedLifetime(lifetime) {}
  }

  @Test("A combination emits once for each send also after an upstream signal switched to a deeper one")
  func deepened() {
    let (source, isDeep) = (Var(1), Var(false))
    var deep = source.signal
    for _ in 0..<5 { deep = deep.combineLatest(source) { $0 + $1 }.share(replay: 1) }
    let (deepest, log) = (deep, Log<String>())
    let switched = isDeep.flatMapLatest { $0 ? deepest : source.signal }
    let lifetime = log.subscribe(to: switched.combineLatest(deep.map { -$0 }) { "\($0) \($1)" })
    isDeep.set(true)
    source.set(2)
    #expect(log.values == ["1 -6", "6 -6", "12 -12"])
    withExtendedLifetime(lifetime) {}
  }

  @Test("A send that reaches the outer and the inner signal of a switch is delivered once, by the new choice")
  func chosen() {
    let (source, other) = (Var(1), Var(10))
    let choice = source.combineLatest(other) { $0 + $1 }.map { $0.isMultiple(of: 2) }
    let deep = source.combineLatest(source.combineLatest(source) { $0 * $1 }) { $0 + $1 }.share(replay: 1)
    let (log, deepLog) = (Log<Int>(), Log<Int>())
    let lifetimes = [
      log.subscribe(to: choice.flatMapLatest { $0 ? source.map { -$0 } : source.signal }),
      deepLog.subscribe(to: choice.flatMapLatest { $0 ? deep : source.signal }), deep.subscribe { _ in },
    ]
    for number in 2...4 { source.set(number) }
    #expect(log.values == [1, -2, 3, -4])
    #expect(deepLog.values == [1, 6, 3, 20])
    withExtendedLifetime(lifetimes) {}
  }

  @Test("An inner signal of a switch delivers all its values, in order, also if it ends at once")
  func chosenLists() {
    let source = Var(1)
    let log = Log<Int>()
    let sum = source.combineLatest(source) { $0 + $1 }
    let lifetime = log.subscribe(
      to: sum.prefix(3).flatMapLatest { Signal.from([$0, $0 + 1]).append(source.combineLatest(source) { $0 * $1 }) })
    source.set(2)
    source.set(3)
    #expect(log.values == [2, 3, 1, 4, 5, 4, 6, 7, 9])
    withExtendedLifetime(lifetime) {}
  }

  @Test("A combination subscribed to inside a delivery delivers at once, and no other subscriber runs early")
  func subscribedInside() {
    let source = Var(1)
    var runs = 0
    let sum = source.combineLatest(source.map { $0 * 10 }) { first, second in
      runs += 1
      return first + second
    }.share(replay: 1)
    let (log, late) = (Log<Int>(), Log<String>())
    var lifetimes: [Lifetime] = []
    let subscribing = source.subscribe { value in
      guard value == 2 else { return }
      lifetimes.append(late.subscribe(to: source.combineLatest(source) { "\($0) \($1)" }))
      #expect(late.values == ["2 2"])
      lifetimes.append(sum.combineLatest(source) { $0 + $1 }.subscribe { _ in })
    }
    lifetimes.append(log.subscribe(to: sum))
    runs = 0
    source.set(2)
    #expect(log.values == [11, 22] && runs == 1)
    withExtendedLifetime((lifetimes, subscribing)) {}
  }

  @Test("A sample is taken after the send has completely reached the sampled signal, also through `share`")
  func sampledThroughShare() {
    let source = Input<Int>()
    let early = source.signal.map { $0 }.share()
    let log = Log<String>()
    let lifetimes = [
      early.subscribe { _ in }, log.subscribe(to: early.withLatestFrom(source.signal) { "\($0) \($1)" }),
    ]
    source.send(1)
    source.send(2)
    #expect(log.values == ["1 1", "2 2"])
    withExtendedLifetime(lifetimes) {}
  }
}
