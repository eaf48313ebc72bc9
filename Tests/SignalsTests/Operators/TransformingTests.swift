import Signals
import Testing

@MainActor
struct TransformingTests {
  private let input = Input<Int>()

  private func heard<Result>(
    sending values: [Int],
    through transform: (Signal<Int>) -> Signal<Result>
  ) -> [Result] {
    let log = Log<Result>()
    let lifetime = log.subscribe(to: transform(input.signal))
    for value in values { input.send(value) }
    lifetime.cancel()
    return log.values
  }

  @Test("`drop(while:)` and `tryDrop(while:)` release their closure when they stop dropping")
  func droppingReleases() {
    weak var captured: Log<Int>?
    func drops(_ make: @escaping (Log<Int>) -> Signal<Int>) -> Lifetime {
      let log = Log<Int>()
      captured = log
      return make(log).subscribe { _ in }
    }
    for make: (Log<Int>) -> Signal<Int> in [
      { log in input.drop { log.values.isEmpty && $0 < 2 } },
      { log in input.tryDrop { log.values.isEmpty && $0 < 2 } },
    ] {
      let lifetime = drops(make)
      input.send(1)
      #expect(captured != nil)
      input.send(2)
      #expect(captured == nil)
      withExtendedLifetime(lifetime) {}
    }
  }

  @Test("`map` transforms each value")
  func map() {
    #expect(heard(sending: [1, 2]) { $0.map { "\($0)" } } == ["1", "2"])
  }

  @Test("`compactMap` drops `nil`")
  func compactMap() {
    #expect(heard(sending: [1, 2, 3]) { $0.compactMap { $0 == 2 ? nil : -$0 } } == [-1, -3])
  }

  @Test("`filter` drops values that do not match")
  func filter() {
    #expect(heard(sending: [1, 2, 3]) { $0.filter { $0 != 2 } } == [1, 3])
  }

  @Test("`removeDuplicates` drops a value that equals the one before, and no others")
  func removeDuplicates() {
    #expect(heard(sending: [1, 1, 2, 2, 1]) { $0.removeDuplicates() } == [1, 2, 1])
  }

  @Test("`removeDuplicates` compares with the last value that it delivered")
  func removeDuplicatesBy() {
    #expect(heard(sending: [1, 2, 3, 4]) { $0.removeDuplicates { $1 - $0 < 2 } } == [1, 3])
  }

  @Test("`scan` accumulates separately for each subscription")
  func scan() {
    #expect(heard(sending: [1, 2, 3]) { $0.scan(10, +) } == [11, 13, 16])
    let sums = Signal.from([1, 2]).scan(0, +)
    let log = Log<Int>()
    let lifetimes = [log.subscribe(to: sums), log.subscribe(to: sums)]
    #expect(log.values == [1, 3, 1, 3])
    withExtendedLifetime(lifetimes) {}
  }

  @Test("`prepend` delivers its values before any other")
  func prepend() {
    #expect(heard(sending: [3]) { $0.prepend(0) } == [0, 3])
    #expect(heard(sending: [3]) { $0.prepend(1, 2) } == [1, 2, 3])
  }

  @Test("`drop` drops the first values", arguments: [(-1, [1, 2, 3]), (0, [1, 2, 3]), (2, [3]), (9, [])])
  func drop(count: Int, expected: [Int]) {
    #expect(heard(sending: [1, 2, 3]) { $0.drop(count) } == expected)
  }

  @Test("`prefix` finishes after the last of its values", arguments: [(-1, []), (0, []), (2, [1, 2])])
  func prefix(count: Int, expected: [Int]) {
    let log = Log<Int>()
    let lifetime = log.subscribe(to: input.signal.prefix(count))
    for value in 1...3 { input.send(value) }
    #expect(log.values == expected && log.isFinished)
    withExtendedLifetime(lifetime) {}
  }

  @Test("`prefix` stops a source that delivers all at once")
  func prefixOfSequence() {
    let log = Log<Int>()
    let lifetime = log.subscribe(to: Signal.from([1, 2, 3]).prefix(2))
    #expect(log.values == [1, 2] && log.isFinished)
    withExtendedLifetime(lifetime) {}
  }
}

@Suite("On change")
@MainActor
struct OnChangeTests {
  @Test("`onChange` is called for different values, but not for the current or equal ones")
  func changes() {
    let (title, log) = (Var("a"), Log<String>())
    let lifetime = title.onChange { log.add($0) }
    ["a", "b", "b", "c"].forEach(title.set)
    #expect(log.values == ["b", "c"])
    withExtendedLifetime(lifetime) {}
  }
}
