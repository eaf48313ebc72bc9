import Testing

@testable import Signals

/// Operators whose laws need more than two signals, or what happens at a subscription.
@MainActor
struct GatheringTests {
  private let source = Var(1)

  @Test("A list, a zip and a sample of signals with one source emit once for each send")
  func diamonds() {
    let (list, pairs, sampled) = (Log<[Int]>(), Log<String>(), Log<Int>())
    let negative = source.map { -$0 }
    let lifetimes = [
      list.subscribe(to: Signal.combineLatest([source.signal, negative, source.combineLatest(negative) { $0 * $1 }])),
      pairs.subscribe(to: source.zip(negative, source, negative) { "\($0) \($1) \($2) \($3)" }),
      sampled.subscribe(to: source.sample(negative)),
    ]
    source.set(2)
    #expect(list.values == [[1, -1, -1], [2, -2, -4]])
    #expect(pairs.values == ["1 -1 1 -1", "2 -2 2 -2"])
    #expect(sampled.values == [1, 2])
    withExtendedLifetime(lifetimes) {}
  }

  @Test("`combineLatest` of no signals finishes at once, without a value")
  func emptyList() {
    let log = Log<[Int]>()
    log.subscribe(to: Signal.combineLatest([Signal<Int>]())).cancel()
    #expect(log.values.isEmpty && log.isFinished)
  }

  @Test("`combineLatest` of a thousand signals delivers arrays that subscribers can store")
  func longList() {
    let variables = (0..<1_000).map { Var($0) }
    let log = Log<[Int]>()
    let lifetime = log.subscribe(to: Signal.combineLatest(variables))
    variables[7].set(-7)
    variables[8].set(-8)
    #expect(log.values.map { [$0[7], $0[8], $0[9]] } == [[7, 8, 9], [-7, 8, 9], [-7, -8, 9]])
    withExtendedLifetime(lifetime) {}
  }

  @Test("`combineLatest` of three and four signals takes a transform")
  func arities() {
    let log = Log<Int>()
    let lifetimes = [
      log.subscribe(to: source.combineLatest(Var(10), Var(100)) { $0 + $1 + $2 }),
      log.subscribe(to: source.combineLatest(Var(10), Var(100), Var(1_000)) { $0 + $1 + $2 + $3 }),
      log.subscribe(to: source.zip(Var(20), Var(200)) { $0 + $1 + $2 }),
    ]
    #expect(log.values == [111, 1111, 221])
    withExtendedLifetime(lifetimes) {}
  }

  @Test("`merge` takes signals, variables and inputs")
  func mergesAnything() {
    let (input, log) = (Input<Int>(), Log<Int>())
    let lifetime = log.subscribe(to: input.merge(source, Signal.just(5), input))
    input.send(7)
    #expect(log.values == [1, 5, 7, 7])
    withExtendedLifetime(lifetime) {}
  }

  @Test("`replay` stores values without subscribers, as long as the signal or a subscription exists")
  func replay() {
    let (input, log) = (Input<Int>(), Log<Int>())
    var recent: Signal<Int>? = input.replay(2)
    for value in 1...3 { input.send(value) }
    var lifetime = recent.map { log.subscribe(to: $0) }
    #expect(log.values == [2, 3])
    lifetime = nil
    input.send(4)
    lifetime = recent.map { log.subscribe(to: $0) }
    #expect(log.values == [2, 3, 3, 4])
    recent = nil
    input.send(5)
    #expect(log.values.last == 5)
    lifetime = nil
    #expect(lifetime == nil && input.hub?.first == nil)
  }

  @Test("`handleEvents` is called before the subscriber for each event, and for a cancellation only before the end")
  func handleEvents() {
    let (input, log) = (Input<Int>(), Log<String>())
    let signal = input.handleEvents(
      onSubscribe: { log.add("subscribe") }, onValue: { log.add("value \($0)") }, onEnd: { _ in log.add("end") },
      onCancel: { log.add("cancel") })
    signal.subscribe { _ in }.cancel()
    #expect(log.values == ["subscribe", "cancel"])
    let lifetime = signal.subscribe({ log.add("heard \($0)") }, onEnd: { _ in log.add("ended") })
    input.send(1)
    input.end()
    lifetime.cancel()
    #expect(log.values.dropFirst(2) == ["subscribe", "value 1", "heard 1", "end", "ended"])
  }

  @Test("`print` writes a line for each event")
  func prints() {
    let (input, lines) = (Input<Int>(), Log<String>())
    input.print("age", to: lines.add).subscribe { _ in }.cancel()
    let lifetimes = [
      Signal.just(36).print("age", to: lines.add).subscribe { _ in },
      Signal<Int>.failed(Broken()).print(to: lines.add).subscribe { _ in },
    ]
    #expect(
      lines.values == [
        "age: subscribe", "age: cancel", "age: subscribe", "age: value 36", "age: finished", "subscribe",
        "failed Broken()",
      ])
    withExtendedLifetime(lifetimes) {}
  }

  @Test("`switchToLatest` follows the latest of the delivered signals")
  func switchToLatest() {
    let (pages, log) = (Var(Var(1)), Log<Int>())
    let lifetime = log.subscribe(to: pages.switchToLatest())
    let first = pages.value
    pages.set(Var(2))
    first.set(10)
    pages.value.set(3)
    #expect(log.values == [1, 2, 3])
    withExtendedLifetime(lifetime) {}
  }

  @Test("`mapError` changes the error of a failure only")
  func mapError() {
    struct Other: Error {}
    let (failed, finished) = (Log<Int>(), Log<Int>())
    let lifetimes = [
      failed.subscribe(to: Signal.failed(Broken()).mapError { _ in Other() }),
      finished.subscribe(to: Signal.just(1).mapError { _ in Other() }),
    ]
    #expect(failed.failure is Other && finished.isFinished)
    withExtendedLifetime(lifetimes) {}
  }
}
