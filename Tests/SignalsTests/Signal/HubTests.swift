import Testing

@testable import Signals

@MainActor
struct HubTests {
  @Test("A source is released with its last reference, although it was subscribed to")
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

  @Test("A million cancelled subscriptions leave nothing behind, beside one that remains")
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
    #expect(
      variable.adapter.core.notifications.first?.toOpaque() == variable.adapter.core.notifications.last?.toOpaque())
    withExtendedLifetime(stays) {}
  }

  @Test("Subscribing and cancelling take the same time with many other subscriptions")
  func constantTime() {
    let variable = Var(0)
    var others = (0..<100_000).map { _ in variable.subscribe { _ in } }
    for _ in 0..<200_000 { variable.subscribe { _ in }.cancel() }
    // From the middle out, and in no order that a list would like.
    for index in others.indices { others[(index &* 7919) % others.count].cancel() }
    others = []
    #expect(variable.adapter.core.notifications.first == nil)
  }

  @Test("The last reference to a source may be released on another thread")
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
}
