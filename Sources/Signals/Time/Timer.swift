extension Signal {
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
