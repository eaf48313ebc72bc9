extension SignalConvertible {
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
