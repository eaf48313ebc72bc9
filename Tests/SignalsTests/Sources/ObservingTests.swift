import Observation
import Signals
import Testing

@Observable
@MainActor
private final class Model {
  var name = "a"
  var count = 0
}

@MainActor
struct ObservingTests {
  private let model = Model()

  @Test("Changes of a model are delivered by the next flush, several as one")
  func flush() {
    let log = Log<String>()
    let lifetime = log.subscribe(to: Signal.observing { "\(model.name)\(model.count)" })
    model.name = "b"
    model.count = 1
    model.count = 2
    #expect(log.values == ["a0"])
    Observed.flush()
    Observed.flush()
    #expect(log.values == ["a0", "b2"])
    withExtendedLifetime(lifetime) {}
  }

  @Test("Reading a value of a model may cancel the subscription that reads it", arguments: [true, false])
  func cancelling(releases: Bool) {
    let number = Var(0)
    let log = Log<Int>()
    var lifetime: Lifetime?
    lifetime = log.subscribe(
      to: Signal<Int>.observing {
        if number.value == 1 {
          lifetime?.cancel()
          if releases { lifetime = nil }
        }
        // A read after the cancellation leaves no subscription behind.
        return number.value
      })
    for value in 1...3 {
      number.set(value)
      Observed.flush()
    }
    #expect(log.values == [0])
  }

  @Test("A change is delivered without a flush as soon as the main actor is free")
  func withoutFlush() async {
    let log = Log<String>()
    let lifetime = log.subscribe(to: Signal.observing { model.name })
    model.name = "b"
    await log.hear(2)
    #expect(log.values == ["a", "b"])
    withExtendedLifetime(lifetime) {}
  }

  @Test("Observations of a model are delivered in the order of subscription")
  func order() {
    let log = Log<Int>()
    let lifetimes = (0..<20).map { number in Signal.observing { model.count }.subscribe { _ in log.add(number) } }
    model.count = 1
    Observed.flush()
    #expect(log.values == Array(0..<20) + Array(0..<20))
    withExtendedLifetime(lifetimes) {}
  }

  @Test("Only properties that were read are observed, and each reading can read others")
  func tracking() {
    let log = Log<String>()
    let lifetime = log.subscribe(to: Signal.observing { model.count == 0 ? model.name : "-" })
    model.count = 1
    Observed.flush()
    model.name = "b"
    Observed.flush()
    #expect(log.values == ["a", "-"])
    withExtendedLifetime(lifetime) {}
  }

  @Test("Changes by subscribers are delivered in the same flush")
  func feedback() {
    let log = Log<Int>()
    let lifetime = Signal.observing { model.count }.subscribe {
      log.add($0)
      if $0 < 3 { model.count += 1 }
    }
    Observed.flush()
    #expect(log.values == [0, 1, 2, 3])
    withExtendedLifetime(lifetime) {}
  }

  @Test("Models that keep changing do not hang the flush")
  func bounded() {
    let log = Log<Int>()
    let lifetime = Signal.observing { model.count }.subscribe {
      log.add($0)
      model.count += 1
    }
    Observed.flush(limit: 5)
    #expect(log.values == [0, 1, 2, 3, 4, 5])
    lifetime.cancel()
  }

  @Test("Nothing is delivered after cancellation, not even earlier changes")
  func cancelled() {
    let log = Log<String>()
    let lifetime = log.subscribe(to: Signal.observing { model.name })
    model.name = "b"
    lifetime.cancel()
    Observed.flush()
    #expect(log.values == ["a"])
  }

  @Test("A flush with a limit of no rounds delivers nothing", arguments: [0, -1, .min])
  func noRounds(limit: Int) {
    let log = Log<String>()
    let lifetime = log.subscribe(to: Signal.observing { model.name })
    model.name = "b"
    Observed.flush(limit: limit)
    #expect(log.values == ["a"])
    lifetime.cancel()
  }
}
