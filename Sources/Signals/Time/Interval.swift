extension Signal {
  /// Returns a signal that delivers the current instant after each `interval`, from the subscription on.
  ///
  /// ```swift
  /// let clock = ContinuousClock()
  /// let start = clock.now
  /// let seconds = Signal.interval(every: .seconds(1), clock: clock)
  ///   .map { "Seconds elapsed: \(start.duration(to: $0).components.seconds)" }
  /// ```
  ///
  /// Late deliveries do not delay later ones. If several intervals pass while the main actor is busy, one instant is
  /// delivered, and the next one an interval later. The signal never ends by itself, and stops its timer when its
  /// lifetime ends.
  ///
  /// - Precondition: The interval is positive.
  public static func interval<C: Clock>(every interval: C.Duration, clock: C) -> Signal<C.Instant>
  where Value == C.Instant {
    precondition(interval > .zero, "An interval is longer than nothing.")
    return Signal { observer in
      let junction = Junction(open: 1, finish: observer.end)
      @MainActor func wait(until moment: C.Instant) {
        junction.replaceTimer {
          Countdown(until: moment, on: clock) {
            let now = clock.now
            var next = moment.advanced(by: interval)
            if next <= now { next = now.advanced(by: interval) }
            wait(until: next)
            observer.value(now)
          }
        }
      }
      wait(until: clock.now.advanced(by: interval))
      return junction
    }
  }

  /// Returns a signal that delivers the current instant after each `interval`, on a continuous clock.
  ///
  /// - Precondition: The interval is positive.
  public static func interval(every interval: Duration) -> Signal where Value == ContinuousClock.Instant {
    timed({ .interval(every: interval, clock: $0) }, { .interval(every: interval, clock: $0) })
  }

  /// Returns a signal of instants on the continuous clock, or on the virtual clock that replaces it.
  internal static func timed(
    _ real: @escaping (ContinuousClock) -> Signal<ContinuousClock.Instant>,
    _ virtual: @escaping (VirtualClock) -> Signal<VirtualClock.Instant>
  ) -> Signal where Value == ContinuousClock.Instant {
    Signal { observer in
      guard let clock = VirtualClock.ambient else { return real(ContinuousClock()).connect(observer) }
      let (start, moment) = (ContinuousClock.now, clock.now)
      return virtual(clock).map { start.advanced(by: moment.duration(to: $0)) }.connect(observer)
    }
  }

  /// Returns a signal that delivers the current instant once, `interval` after the subscription, and finishes.
  public static func timer<C: Clock>(after interval: C.Duration, clock: C) -> Signal<C.Instant>
  where Value == C.Instant {
    Signal { observer in
      let junction = Junction(open: 1, finish: observer.end)
      junction.adopt(
        second: Countdown(interval, on: clock) {
          observer.value(clock.now)
          junction.conclude(.finished)
        })
      return junction
    }
  }

  /// Returns a signal that delivers the current instant once, `interval` after the subscription, and finishes.
  public static func timer(after interval: Duration) -> Signal where Value == ContinuousClock.Instant {
    timed({ .timer(after: interval, clock: $0) }, { .timer(after: interval, clock: $0) })
  }
}
