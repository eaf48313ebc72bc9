import Signals
import Testing

/// Chains so long that a call for each operator would not fit the stack.
@MainActor
struct DepthTests {
  /// Operators to build chains of. Each passes on what it hears, as it hears it.
  private nonisolated static let operators: [(name: String, apply: @MainActor @Sendable (Signal<Int>) -> Signal<Int>)] =
    [
      ("map", { $0.map { $0 } }),
      ("tryMap", { $0.tryMap { $0 } }),
      ("compactMap", { $0.compactMap { $0 } }),
      ("filter", { $0.filter { _ in true } }),
      ("removeDuplicates", { $0.removeDuplicates() }),
      ("scan", { $0.scan(0) { $1 } }),
      ("prefix", { $0.prefix(1_000_000) }),
      ("drop", { $0.drop(0) }),
      ("prepend", { $0.prepend() }),
      ("catch", { $0.catch { _ in Signal.empty } }),
      ("flatMap", { $0.flatMap { Signal.just($0) } }),
      ("flatMapLatest", { $0.flatMapLatest { Signal.just($0) } }),
      ("merge", { $0.merge(.never) }),
      ("combineLatest", { $0.combineLatest(Signal.just(0)) { first, _ in first } }),
      ("combineLatest, second", { Signal.just(0).combineLatest($0) { $1 } }),
      ("withLatestFrom", { $0.withLatestFrom(Signal.just(0)) { first, _ in first } }),
      ("share", { $0.share() }),
      ("delay", { $0.delay(for: .zero, clock: VirtualClock()) }),
      ("throttle", { $0.throttle(for: .zero, clock: VirtualClock()) }),
      ("transform", { $0.transform { downstream in Operator { downstream.send($0) } } }),
      ("pairwise", { $0.prepend(0).pairwise().map { $1 } }),
      ("prefix(while:)", { $0.prefix { _ in true } }),
      ("prefix(until:)", { $0.prefix(until: Signal<Int>.never) }),
      ("drop(while:)", { $0.drop { _ in false } }),
      ("drop(until:)", { $0.drop(until: Signal.just(0)) }),
      ("append", { $0.append() }),
      ("append a signal", { $0.append(Signal.empty) }),
      ("prepend a signal", { $0.prepend(Signal.empty) }),
      ("retry", { $0.retry() }),
      ("retry, later", { $0.retry(1, after: .zero, clock: VirtualClock()) }),
      ("timeout", { $0.timeout(for: .seconds(1), clock: VirtualClock()) }),
      ("throttle, without a clock", { $0.throttleFirst(for: .zero) }),
      ("combineLatest of a list", { Signal.combineLatest([$0, Signal.just(0)]).map { $0[0] } }),
      ("zip", { $0.zip(Signal.from([0, 0, 0, 0])) { first, _ in first } }),
      ("collect", { $0.collect(1).map { $0[0] } }),
      ("materialize", { $0.materialize().dematerialize() }),
      ("mapError", { $0.mapError { $0 } }),
      ("handleEvents", { $0.handleEvents() }),
      ("replay", { $0.replay() }),
      ("switchToLatest", { $0.map { Signal.just($0) }.switchToLatest() }),
    ]

  @Test(
    "A chain of 16,000 operators subscribes, delivers, cancels and is released",
    arguments: operators.map(\.name), [Ending.release, .finish])
  func long(name: String, ending: Ending) throws {
    let apply = try #require(Self.operators.first { $0.name == name }).apply
    let input = Input<Int>()
    let log = Log<Int>()
    var chain: Signal<Int>? = input.signal
    for _ in 0..<16_000 { chain = chain.map(apply) }
    var lifetime = chain.map { log.subscribe(to: $0) }
    chain = nil
    for value in 1...3 { input.send(value) }
    #expect(log.values == [1, 2, 3])
    switch ending {
    case .release: lifetime = nil
    case .finish: input.end()
    }
    input.send(4)
    #expect(log.values == [1, 2, 3])
    #expect(log.isFinished == (ending == .finish && name != "merge"))
    withExtendedLifetime(lifetime) {}
  }

  enum Ending: CaseIterable, Sendable { case release, finish }
}
