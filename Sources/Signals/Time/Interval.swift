extension Signal {
  /// A signal of the moments at which one interval after the other has passed, from the subscription on.
  ///
  /// ```swift
  /// let clock = ContinuousClock()
  /// let start = clock.now
  /// let seconds = Signal.interval(every: .seconds(1), clock: clock)
  ///   .map { "Seconds elapsed: \(start.duration(to: $0).components.seconds)" }
  /// ```
  ///
  /// The moments keep to the first: what is delivered late makes none of those that follow late. Of several that pass while
  /// the main actor is busy, one is delivered. The signal never ends by itself; nothing waits once its lifetime has ended.
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

  /// A signal of the moments at which one interval after the other has passed, on a clock that runs.
  public static func interval(every interval: Duration) -> Signal where Value == ContinuousClock.Instant {
    .interval(every: interval, clock: ContinuousClock())
  }
}
