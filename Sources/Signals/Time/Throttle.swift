extension SignalConvertible {
  /// Delivers the first value at once, and then at most one in each `interval`.
  ///
  /// At the finish, a value that still waits is delivered at once; a failure drops it. To drop what comes in between, use
  /// ``throttleFirst(for:clock:)``.
  ///
  /// - Parameters:
  ///   - interval: How long after a value the next one is delivered at the earliest.
  ///   - clock: Whose time it is.
  ///   - latest: Which of the values that come in between is delivered then: the last one or, if false, the first.
  public func throttle<C: Clock>(
    for interval: C.Duration,
    clock: C = ContinuousClock(),
    latest: Bool = true
  ) -> Signal<Value> {
    let upstream = signal.relayed
    return Signal<Value>(after: upstream) { observer in
      let throttle = Throttle(interval: interval, clock: clock, latest: latest, observer: observer)
      throttle.junction.adopt(first: upstream.connect(Observer(value: throttle.take, end: throttle.end)))
      return throttle.junction
    }
  }
}

/// What throttling remembers for one subscription.
@MainActor
private final class Throttle<Value, C: Clock> {
  let junction: Junction
  private let interval: C.Duration
  private let clock: C
  private let latest: Bool
  private let value: (Value) -> Void
  private var held: Value?
  private var isShut = false

  init(interval: C.Duration, clock: C, latest: Bool, observer: Observer<Value>) {
    self.interval = interval
    self.clock = clock
    self.latest = latest
    value = observer.value
    junction = Junction(open: 1, finish: observer.end)
  }

  func take(_ new: Value) {
    if !isShut {
      pass(new)
    } else if latest || held == nil {
      held = new
    }
  }

  func end(_ end: End) {
    if case .finished = end, let held {
      self.held = nil
      value(held)
    }
    junction.hear(end)
  }

  private func pass(_ new: Value) {
    isShut = true
    junction.replaceTimer { Countdown(interval, on: clock, reopen) }
    value(new)
  }

  private func reopen() {
    isShut = false
    guard let held else { return }
    self.held = nil
    pass(held)
  }
}
