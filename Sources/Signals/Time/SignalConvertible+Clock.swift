// An operator that is given no clock uses the continuous one, or the virtual clock that replaces it in a test.

extension SignalConvertible {
  /// Delivers a value once no other has followed it for `interval`.
  ///
  /// When the signal finishes, a waiting value is delivered at once. A failure drops it.
  public func debounce(for interval: Duration) -> Signal<Value> { timed { $0.debounce(for: interval, clock: $1) } }

  /// Delivers each value, and the finish, after `interval` and in the same order. A failure is delivered at once.
  public func delay(for interval: Duration) -> Signal<Value> { timed { $0.delay(for: interval, clock: $1) } }

  /// Delivers the first value at once, and then at most one in each `interval`.
  ///
  /// - Parameters:
  ///   - interval: The least time between two deliveries.
  ///   - latest: Whether the last of the values in between is delivered, or else the first.
  public func throttle(for interval: Duration, latest: Bool = true) -> Signal<Value> {
    timed { $0.throttle(for: interval, clock: $1, latest: latest) }
  }

  /// Delivers the first value at once, and drops those that follow within `interval` of it.
  public func throttleFirst(for interval: Duration) -> Signal<Value> {
    timed { $0.throttleFirst(for: interval, clock: $1) }
  }

  /// Fails with a ``TimeoutError`` when nothing has been delivered for `interval`, counted from the subscription or
  /// from the last value.
  public func timeout(for interval: Duration) -> Signal<Value> { timed { $0.timeout(for: interval, clock: $1) } }

  /// Delivers the values in arrays: those that arrive in an `interval` after the first of them.
  ///
  /// - Parameters:
  ///   - interval: The longest time that a value waits.
  ///   - count: The number of values that are delivered at once, without waiting for the end of the interval.
  public func collect(for interval: Duration, count: Int = .max) -> Signal<[Value]> {
    timed { $0.collect(for: interval, clock: $1, count: count) }
  }

  /// Subscribes again some time after a failure, at most `count` times, and then passes the failure on.
  public func retry(_ count: Int, after interval: Duration) -> Signal<Value> {
    timed { $0.retry(count, after: interval, clock: $1) }
  }

  private func timed<Result>(
    _ apply: @escaping (Signal<Value>, any Clock<Duration>) -> Signal<Result>
  ) -> Signal<Result> {
    let upstream = signal.relayed
    return Signal<Result>(after: upstream) { observer in
      apply(upstream, VirtualClock.ambient ?? ContinuousClock()).connect(observer)
    }
  }
}
