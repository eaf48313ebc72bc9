extension SignalConvertible {
  /// Delivers the values in arrays: those that arrive in an `interval` after the first of them.
  ///
  /// A rest is delivered when this signal finishes; a failure drops it. Nothing is delivered for an interval without
  /// values.
  ///
  /// - Parameters:
  ///   - interval: The longest time that a value waits.
  ///   - clock: The clock that measures the time.
  ///   - count: The number of values that are delivered at once, without waiting for the end of the interval.
  public func collect<C: Clock>(for interval: C.Duration, clock: C, count: Int = .max) -> Signal<[Value]> {
    let upstream = signal.relayed
    return Signal<[Value]>(after: upstream) { observer in
      let junction = Junction(open: 1, finish: observer.end)
      let values = OperatorState<[Value]>([])
      let deliver = {
        let all = values.value
        values.value = []
        observer.value(all)
      }
      junction.adopt(
        first: upstream.connect(
          Observer(
            value: {
              guard junction.isLive else { return }
              values.value.append($0)
              if values.value.count >= count {
                junction.second?.cancel()
                deliver()
              } else if values.value.count == 1 {
                junction.replaceTimer { Countdown(interval, on: clock, deliver) }
              }
            },
            end: {
              if case .finished = $0, !values.value.isEmpty { deliver() }
              junction.conclude($0)
            })))
      return junction
    }
  }
}
