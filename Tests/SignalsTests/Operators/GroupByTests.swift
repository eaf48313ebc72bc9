import Signals
import Testing

@MainActor
struct GroupByTests {
  private let input = Input<Int>()

  @Test("`groupBy` delivers a group once for each key, and the group delivers its values")
  func groups() {
    let log = Log<String>()
    let lifetime = input.groupBy { $0 % 10 }
      .flatMap { group in
        log.add("group \(group.key)")
        return group.map { "\(group.key): \($0)" }
      }
      .subscribe(log.add)
    for value in [1, 2, 11, 12, 21] { input.send(value) }
    #expect(log.values == ["group 1", "1: 1", "group 2", "2: 2", "1: 11", "2: 12", "1: 21"])
    withExtendedLifetime(lifetime) {}
  }

  @Test("A group of `groupBy` replays its latest value, also after its end")
  func current() {
    var groups: [SignalGroup<Int, Int>] = []
    let lifetime = input.groupBy { $0 % 10 }.subscribe { groups.append($0) }
    let (early, late) = (Log<Int>(), Log<Int>())
    input.send(1)
    let first = early.subscribe(to: groups[0])
    input.send(11)
    let second = late.subscribe(to: groups[0])
    input.send(21)
    #expect(early.values == [1, 11, 21])
    #expect(late.values == [11, 21])
    input.end()
    #expect(early.isFinished && late.isFinished)
    let last = Log<Int>()
    let third = last.subscribe(to: groups[0])
    #expect(last.values == [21] && last.isFinished)
    withExtendedLifetime((lifetime, first, second, third)) {}
  }

  @Test("The groups end in the order of their first values, before the result", arguments: [false, true])
  func ends(_ fails: Bool) {
    let log = Log<String>()
    var lifetimes: [Lifetime] = []
    lifetimes.append(
      input.groupBy { $0 % 10 }.subscribe { group in
        lifetimes.append(group.subscribe({ _ in }, onEnd: { _ in log.add("group \(group.key)") }))
      } onEnd: { _ in
        log.add("result")
      })
    for value in [3, 1, 13] { input.send(value) }
    input.end(fails ? .failed(Broken()) : .finished)
    #expect(log.values == ["group 3", "group 1", "result"])
    lifetimes = []
  }

  @Test("After the subscription of `groupBy` is cancelled, its groups deliver nothing, and values are released")
  func cancelled() {
    final class Value {}
    let objects = Input<Value>()
    let log = Log<Int>()
    weak var weakValue: Value?
    var inner: Lifetime?
    var outer: Lifetime? = objects.groupBy { _ in 1 }.subscribe { group in
      inner = group.subscribe { _ in log.add(1) }
    }
    do {
      let value = Value()
      weakValue = value
      objects.send(value)
    }
    #expect(weakValue != nil)
    outer = nil
    objects.send(Value())
    #expect(log.values == [1])
    inner = nil
    #expect(weakValue == nil)
    withExtendedLifetime((outer, inner)) {}
  }

  @Test("A combination of a group with its source emits once for each send")
  func combined() {
    let doubled = input.combineLatest(input) { $0 + $1 }
    let log = Log<[Int]>()
    var inner: Lifetime?
    let outer = doubled.groupBy { _ in 0 }.subscribe { group in
      inner = group.combineLatest(input.prepend(0)) { [$0, $1] }.subscribe(log.add)
    }
    for value in [1, 2, 3] { input.send(value) }
    #expect(log.values == [[2, 0], [4, 2], [6, 3]])
    withExtendedLifetime((outer, inner)) {}
  }

  @Test("A subscriber that ends the only other subscription to a group combines it without glitches")
  func endsOther() {
    let doubled = input.combineLatest(input) { $0 + $1 }.combineLatest(input) { sum, _ in sum }
    let log = Log<[Int]>()
    var (inner, other): (Lifetime?, Lifetime?)
    let outer = doubled.groupBy { _ in 0 }.subscribe { group in
      other = group.subscribe { _ in }
      let ending = group.map { value in
        other?.cancel()
        return value
      }
      inner = ending.combineLatest(input.prepend(0)) { [$0, $1] }.subscribe(log.add)
    }
    for value in [1, 2, 3] { input.send(value) }
    #expect(log.values == [[2, 0], [4, 2], [6, 3]])
    withExtendedLifetime((outer, inner, other)) {}
  }
}
