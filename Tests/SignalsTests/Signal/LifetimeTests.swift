import Signals
import Testing

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

  /// An operator whose closure is called with each value.
  private enum Calling: CaseIterable {
    case map, mapTwice, filter, compactMap, scan, removeDuplicates, tryMap, flatMapLatest, combineLatest, handleEvents

    @MainActor
    func signal(of input: Input<Int>, _ call: @escaping (Int) -> Void) -> Signal<Int> {
      func passing(_ value: Int) -> Int {
        call(value)
        return value
      }
      switch self {
      case .map: return input.map(passing)
      case .mapTwice: return input.map(passing).map { $0 }
      case .filter: return input.filter { passing($0) > 0 }
      case .compactMap: return input.compactMap { passing($0) }
      case .scan: return input.scan(0) { passing($1) }
      case .removeDuplicates: return input.removeDuplicates { passing($1) < 0 }
      case .tryMap: return input.tryMap { passing($0) }
      case .flatMapLatest: return input.flatMapLatest { Signal.just(passing($0)) }
      case .combineLatest: return input.combineLatest(Var(0)) { passing($0) + $1 }
      case .handleEvents: return input.handleEvents(onValue: call)
      }
    }
  }

  @Test(
    "The closure of an operator can cancel the subscription, and its value is not delivered",
    arguments: Calling.allCases, [true, false])
  private func cancelInOperator(calling: Calling, releases: Bool) {
    let input = Input<Int>()
    let log = Log<Int>()
    var lifetime: Lifetime?
    lifetime = log.subscribe(
      to: calling.signal(of: input) { value in
        guard value == 2 else { return }
        if !releases { lifetime?.cancel() }
        lifetime = nil
      })
    for value in 1...3 { input.send(value) }
    #expect(log.values == [1] && lifetime == nil)
  }

  @Test("A closure before the states of a list can cancel, and the state is not delivered")
  func cancelBeforeStates() {
    let input = Input<Int>()
    let log = Log<[Int]>()
    var lifetime: Lifetime?
    let changes = input.map { value -> ArrayMutation<Int> in
      if value == 2 { lifetime?.cancel() }
      return .reload([value])
    }
    lifetime = log.subscribe(to: changes.states(from: []))
    for value in 1...3 { input.send(value) }
    #expect(log.values == [[1]])
  }

  @Test("The processor of a slice can cancel the subscription, and its value is not delivered")
  func cancelInSlice() {
    let adapter = Adapter(
      ModelState<Int, Int, Int>(initial: 0) { model, message, _ in
        model = message
        return message
      })
    let log = Log<Int>()
    var lifetime: Lifetime?
    lifetime = log.subscribe(
      to: adapter.slice(resume: 0) { _, number -> Signal<Int>.Next in
        if number == 2 { lifetime?.cancel() }
        return .value(number)
      })
    for value in 1...3 { adapter.send(value) }
    #expect(log.values == [0, 1])
  }

  @Test("Releasing the last reference to a lifetime cancels it")
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
    "Cancelling any subscriber inside a delivery skips that one and nobody else",
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

  @Test("Cancelling or releasing a lifetime releases the captures of its subscriber", arguments: [true, false])
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

  @Test("A custom lifetime runs its closure once")
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
