extension SignalConvertible {
  /// Delivers the first value at once, and then at most one in each `interval`.
  ///
  /// When the signal finishes, a waiting value is delivered at once; a failure drops it. To drop the values in between,
  /// use ``throttleFirst(for:clock:)``.
  ///
  /// - Parameters:
  ///   - interval: The least time between two deliveries.
  ///   - clock: The clock that measures the time.
  ///   - latest: Whether the last of the values in between is delivered, or else the first.
  public func throttle<C: Clock>(
    for interval: C.Duration,
    clock: C,
    latest: Bool = true
  ) -> Signal<Value> {
    let upstream = signal.relayed
    return Signal<Value>(after: upstream) { observer in
      let throttle = Throttle(interval: interval, clock: clock, latest: latest, observer: observer)
      throttle.junction.adopt(first: upstream.connect(Observer(value: throttle.take, end: throttle.end)))
      return throttle.junction
    }
  }

  /// Delivers the first value at once, and drops those that follow within `interval` of it.
  ///
  /// Use it when a second value is a mistake, such as the second tap of a double tap on "Save":
  ///
  /// ```swift
  /// let saveTapped = Input<Void>()
  /// let lifetime = saveTapped.throttleFirst(for: .seconds(1)).subscribe { print("Saved") }
  /// ```
  ///
  /// Unlike ``throttle(for:clock:latest:)``, it delivers nothing later and needs no timer.
  ///
  /// - Parameters:
  ///   - interval: The time after a delivered value in which other values are dropped.
  ///   - clock: The clock that measures the time.
  public func throttleFirst<C: Clock>(for interval: C.Duration, clock: C) -> Signal<Value> {
    let upstream = signal.relayed
    return Signal<Value>(after: upstream) { observer in
      let reopening = OperatorState<C.Instant?>(nil)
      let value = observer.value
      return upstream.connect(
        Observer(
          value: {
            let now = clock.now
            if let reopening = reopening.value, now < reopening { return }
            reopening.value = now.advanced(by: interval)
            value($0)
          },
          end: observer.end))
    }
  }
}

/// The state of throttling for one subscription.
@MainActor private final class Throttle<Value, C: Clock> {
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
    junction.receive(end)
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
