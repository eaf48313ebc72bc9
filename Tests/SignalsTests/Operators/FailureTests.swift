import Signals
import Testing

@MainActor
struct FailureTests {
  private let input = Input<Int>()

  private func positive(_ value: Int) throws -> Int {
    if value < 0 { throw Broken() }
    return value
  }

  @Test("`tryMap` fails with the thrown error, and delivers no more")
  func tryMap() {
    let log = Log<Int>()
    let lifetime = log.subscribe(to: input.signal.tryMap(positive).map { $0 })
    for value in [1, -1, 2] { input.send(value) }
    #expect(log.values == [1])
    #expect(log.failure is Broken)
    withExtendedLifetime(lifetime) {}
  }

  @Test("`catch` continues with another signal after a failure")
  func recovered() {
    let log = Log<Int>()
    let lifetime = log.subscribe(to: input.signal.tryMap(positive).catch { _ in Signal.from([7, 8]) })
    for value in [1, -1, 2] { input.send(value) }
    #expect(log.values == [1, 7, 8] && log.isFinished)
    withExtendedLifetime(lifetime) {}
  }

  @Test("`catch` passes on a finish")
  func notNeeded() {
    let log = Log<Int>()
    let lifetime = log.subscribe(to: Signal.just(1).catch { _ in Signal.just(2) })
    #expect(log.values == [1] && log.isFinished)
    withExtendedLifetime(lifetime) {}
  }

  @Test("A failure of an inner signal ends the outer result", arguments: [true, false])
  func inner(latest: Bool) {
    let log = Log<Int>()
    let failing = { (value: Int) in value < 0 ? Signal<Int>.failed(Broken()) : .just(value) }
    let lifetime = log.subscribe(to: latest ? input.signal.flatMapLatest(failing) : input.signal.flatMap(failing))
    for value in [1, -1, 2] { input.send(value) }
    #expect(log.values == [1])
    #expect(log.failure is Broken)
    withExtendedLifetime(lifetime) {}
  }

  @Test("`empty` finishes at once, and `never` does not end")
  func withoutValues() {
    let (empty, never) = (Log<Int>(), Log<Int>())
    let lifetimes = [empty.subscribe(to: Signal.empty), never.subscribe(to: Signal.never)]
    #expect(empty.isFinished)
    #expect(never.ends.isEmpty)
    withExtendedLifetime(lifetimes) {}
  }
}
