extension SignalConvertible {
  /// Delivers a value once no other has followed it for `interval`.
  ///
  /// When the signal finishes, a waiting value is delivered at once. A failure drops it.
  public func debounce<C: Clock>(for interval: C.Duration, clock: C) -> Signal<Value> {
    let upstream = signal.relayed
    return Signal<Value>(after: upstream) { observer in
      let latest = OperatorState<Value?>(nil)
      let junction = Junction(open: 1, finish: observer.end)
      let deliver = {
        guard let value = latest.value else { return }
        latest.value = nil
        observer.value(value)
      }
      junction.adopt(
        first: upstream.connect(
          Observer(
            value: {
              latest.value = $0
              junction.replaceTimer { Countdown(interval, on: clock, deliver) }
            },
            end: {
              if case .finished = $0 { deliver() }
              junction.receive($0)
            })))
      return junction
    }
  }
}

extension Junction {
  /// Cancels the running countdown, if any, and starts another.
  internal func replaceTimer(_ start: () -> Connection) {
    second?.cancel()
    second = nil
    adopt(second: start())
  }
}
