import Signals
import Testing

@MainActor
struct DeliveryTests {
  @Test("A send returns after its value has been delivered")
  func synchronous() {
    let input = Input<Int>()
    let log = Log<Int>()
    let lifetime = log.subscribe(to: input)
    input.send(1)
    #expect(log.values == [1])
    withExtendedLifetime(lifetime) {}
  }

  @Test("Subscribers are called in the order in which they subscribed, also after some have gone")
  func order() {
    let input = Input<Int>()
    let log = Log<String>()
    var lifetimes = (0..<5).map { number in input.signal.subscribe { log.add("\(number): \($0)") } }
    lifetimes.remove(at: 2).cancel()
    lifetimes.remove(at: 0).cancel()
    lifetimes.append(input.signal.subscribe { log.add("last: \($0)") })
    input.send(7)
    #expect(log.values == ["1: 7", "3: 7", "4: 7", "last: 7"])
  }

  @Test("A send from inside a delivery is delivered after it, to all in order")
  func queued() {
    let input = Input<Int>()
    let log = Log<String>()
    let lifetimes = [
      input.signal.subscribe {
        log.add("a begins \($0)")
        if $0 < 2 { input.send($0 + 1) }
        log.add("a ends \($0)")
      },
      input.signal.subscribe { log.add("b \($0)") },
    ]
    input.send(1)
    #expect(log.values == ["a begins 1", "a ends 1", "b 1", "a begins 2", "a ends 2", "b 2"])
    withExtendedLifetime(lifetimes) {}
  }

  @Test("A send to another input inside a delivery is delivered after it, too")
  func queuedElsewhere() {
    let (first, second) = (Input<Int>(), Input<Int>())
    let log = Log<String>()
    let lifetimes = [
      second.signal.subscribe { log.add("second \($0)") },
      first.signal.subscribe { second.send($0) },
      first.signal.subscribe { log.add("first \($0)") },
    ]
    first.send(1)
    #expect(log.values == ["first 1", "second 1"])
    withExtendedLifetime(lifetimes) {}
  }

  @Test("A send inside the first delivery of a subscription is delivered after it")
  func queuedInReplay() {
    let variable = Var(0)
    let log = Log<String>()
    let lifetime = variable.subscribe {
      log.add("begins \($0)")
      if $0 < 2 { variable.set($0 + 1) }
      log.add("ends \($0)")
    }
    #expect(log.values == ["begins 0", "ends 0", "begins 1", "ends 1", "begins 2", "ends 2"])
    withExtendedLifetime(lifetime) {}
  }

  @Test("A hundred thousand sends, each inside the delivery before, do not exhaust the stack")
  func longChain() {
    let input = Input<Int>()
    var last = 0
    let lifetime = input.signal.subscribe {
      last = $0
      if $0 < 100_000 { input.send($0 + 1) }
    }
    input.send(0)
    #expect(last == 100_000)
    withExtendedLifetime(lifetime) {}
  }

  @Test("A subscriber added during a delivery gets values sent meanwhile, and not the delivered one")
  func lateSubscriber() {
    let input = Input<Int>()
    let log = Log<Int>()
    var late: Lifetime?
    let subscribing = input.signal.subscribe {
      if $0 == 1 {
        late = log.subscribe(to: input)
        input.send(2)
      }
    }
    let other = input.signal.subscribe { _ in }
    input.send(1)
    #expect(log.values == [2])
    withExtendedLifetime((subscribing, other, late)) {}
  }

  @Test("A value sent during a delivery reaches subscribers that are added before its turn")
  func sentBeforeSubscribing() {
    for (hasOther, hasClosure) in [(false, false), (true, false), (false, true), (true, true)] {
      let (first, second) = (Input<Int>(), hasClosure ? Input<Int> { _ in } : Input<Int>())
      let log = Log<Int>()
      let other = hasOther ? second.signal.subscribe { _ in } : nil
      var late: Lifetime?
      let subscribing = first.signal.subscribe {
        second.send($0)
        late = log.subscribe(to: second)
      }
      first.send(1)
      #expect(log.values == [1])
      withExtendedLifetime((other, late, subscribing)) {}
    }
  }

  @Test("A subscriber that is added to a variable during a delivery gets each value once")
  func lateSubscriberOfVariable() {
    let variable = Var(0)
    let log = Log<Int>()
    var late: Lifetime?
    let subscribing = variable.subscribe { if $0 == 1 { late = log.subscribe(to: variable) } }
    let other = variable.subscribe { _ in }
    variable.set(1)
    #expect(log.values == [1])
    withExtendedLifetime((subscribing, other, late)) {}
  }

  @Test("An end reaches present and later subscribers, and nothing follows it")
  func end() {
    let input = Input<Int>()
    let (early, late) = (Log<Int>(), Log<Int>())
    let lifetime = early.subscribe(to: input)
    input.send(1)
    input.end()
    input.send(2)
    let other = late.subscribe(to: input)
    #expect(early.values == [1] && early.isFinished)
    #expect(late.values == [] && late.isFinished)
    withExtendedLifetime((lifetime, other)) {}
  }

  @Test("An end that is sent inside a delivery is delivered after it")
  func endDuringDelivery() {
    let input = Input<Int>()
    let log = Log<Int>()
    let lifetimes = [input.signal.subscribe { _ in input.end() }, log.subscribe(to: input)]
    input.send(1)
    #expect(log.values == [1] && log.isFinished)
    withExtendedLifetime(lifetimes) {}
  }

  @Test("Combinations that are subscribed to during a delivery emit in the order of subscription")
  func orderInDelivery() {
    let (start, number, log) = (Input<Void>(), Var(0), Log<Int>())
    var lifetime: Lifetime?
    let starting = start.subscribe {
      let combinations = (0..<8).map { place in number.combineLatest(number) { _, _ in place } }
      lifetime = log.subscribe(to: Signal.merge(combinations))
    }
    start.send()
    #expect(log.values == Array(0..<8))
    withExtendedLifetime((starting, lifetime)) {}
  }
}
