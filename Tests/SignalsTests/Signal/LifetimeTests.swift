import Testing

@testable import Signals

@MainActor
struct LifetimeTests {
  private final class Witness {}

  @Test("Nothing is delivered after cancel")
  func cancelled() {
    let input = Input<Int>()
    let log = Log<Int>()
    let lifetime = log.subscribe(to: input)
    input.send(1)
    lifetime.cancel()
    lifetime.cancel()
    input.send(2)
    #expect(log.values == [1])
  }

  @Test("Releasing the last reference cancels")
  func released() {
    let input = Input<Int>()
    let log = Log<Int>()
    var lifetime: Lifetime? = log.subscribe(to: input)
    input.send(1)
    #expect(lifetime != nil)
    lifetime = nil
    input.send(2)
    #expect(log.values == [1])
  }

  @Test(
    "Cancelling any subscriber inside a delivery leaves it out and skips nobody else",
    arguments: [0, 1, 2, 3, 4], [0, 1, 2, 3, 4])
  func cancelInside(canceller: Int, cancelled: Int) {
    let input = Input<Int>()
    let log = Log<Int>()
    var lifetimes: [Lifetime] = []
    for number in 0..<5 {
      lifetimes.append(
        input.signal.subscribe { _ in
          log.add(number)
          if number == canceller { lifetimes[cancelled].cancel() }
        })
    }
    input.send(0)
    #expect(log.values == (0..<5).filter { $0 != cancelled || cancelled <= canceller })
    input.send(0)
    #expect(log.values.suffix(4) == (0..<5).filter { $0 != cancelled })
    lifetimes = []
  }

  @Test("All subscribers can be released inside a delivery")
  func releaseAllInside() {
    let input = Input<Int>()
    let log = Log<Int>()
    var lifetimes: [Lifetime] = []
    for number in 0..<3 {
      lifetimes.append(
        input.signal.subscribe { _ in
          log.add(number)
          lifetimes = []
        })
    }
    input.send(0)
    input.send(0)
    #expect(log.values == [0])
  }

  @Test("What a subscriber captured is released by cancel, and by releasing the lifetime", arguments: [true, false])
  func capturesAreReleased(byCancel: Bool) {
    let first = Var(1), second = Var(2)
    weak var weakWitness: Witness?
    var lifetime: Lifetime?
    do {
      let witness = Witness()
      weakWitness = witness
      lifetime =
        first.combineLatest(second) { $0 + $1 }
        .flatMapLatest { first.map { $0 }.merge(Signal.just($0)) }
        .withLatestFrom(second)
        .prefix(100)
        .share()
        .debounce(for: .seconds(1), clock: VirtualClock())
        .subscribe { _ in withExtendedLifetime(witness) {} }
    }
    first.set(3)
    #expect(weakWitness != nil)
    if byCancel { lifetime?.cancel() } else { lifetime = nil }
    #expect(weakWitness == nil)
    withExtendedLifetime(lifetime) {}
  }

  @Test("A source goes with its last reference, although it was subscribed to")
  func sourceIsReleased() {
    weak var hub: Hub<Int>?
    do {
      let input = Input<Int>()
      let lifetime = input.signal.map { $0 }.subscribe { _ in }
      hub = input.hub
      #expect(hub != nil)
      lifetime.cancel()
    }
    #expect(hub == nil)
  }

  @Test("A million cancelled subscriptions leave nothing behind, beside one that stays")
  func million() {
    final class Counter {
      nonisolated(unsafe) static var alive = 0
      init() { Counter.alive += 1 }
      deinit { Counter.alive -= 1 }
    }
    let variable = Var(0)
    let stays = variable.subscribe { _ in }
    for number in 0..<1_000_000 {
      let counter = Counter()
      let lifetime = variable.map { $0 + number }.subscribe { _ in withExtendedLifetime(counter) {} }
      if number.isMultiple(of: 2) { lifetime.cancel() }
    }
    #expect(Counter.alive == 0)
    #expect(variable.core.notifications.first?.toOpaque() == variable.core.notifications.last?.toOpaque())
    withExtendedLifetime(stays) {}
  }

  @Test("Subscribing and cancelling take the same time beside many others", .timeLimit(.minutes(1)))
  func constantTime() {
    let variable = Var(0)
    var others = (0..<100_000).map { _ in variable.subscribe { _ in } }
    for _ in 0..<200_000 { variable.subscribe { _ in }.cancel() }
    // From the middle out, and in no order that a list would like.
    for index in others.indices { others[(index &* 7919) % others.count].cancel() }
    others = []
    #expect(variable.core.notifications.first == nil)
  }

  @Test("The last reference may be released on another thread")
  func releasedElsewhere() async {
    final class Holder: Sendable {
      let lifetime: Lifetime
      init(_ lifetime: Lifetime) { self.lifetime = lifetime }
    }
    let input = Input<Int>()
    let log = Log<Int>()
    var holder: Holder? = Holder(log.subscribe(to: input))
    weak let lifetime = holder?.lifetime
    let task = Task.detached { [holder] in _ = holder }
    holder = nil
    await task.value
    while lifetime != nil || input.hub?.first != nil { await Task.yield() }
    input.send(1)
    #expect(log.values == [])
  }

  @Test("A lifetime of one's own runs its closure once")
  func closure() {
    var count = 0
    var lifetime: Lifetime? = Lifetime { count += 1 }
    lifetime?.cancel()
    lifetime?.cancel()
    lifetime = nil
    #expect(count == 1)
    lifetime = Lifetime { count += 1 }
    #expect(lifetime != nil)
    lifetime = nil
    #expect(count == 2)
  }
}
