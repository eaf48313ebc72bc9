extension SignalConvertible {
  /// Continues after a failure with the signal that `handler` returns for the error.
  @inlinable public func `catch`<Other: SignalConvertible<Value>>(
    _ handler: @escaping (any Error) -> Other
  ) -> Signal<Value> {
    let upstream = signal.relayed
    return Signal<Value>(after: upstream) { observer in
      let junction = Junction(open: 1, finish: observer.end)
      let value = observer.value
      junction.adopt(
        first: upstream.connect(
          Observer(
            value: { if junction.isLive { value($0) } },
            end: {
              guard junction.isLive, case .failed(let error) = $0 else { return junction.receive($0) }
              let other = handler(error).signal
              junction.replaceSecond {
                other.connect(
                  Observer(value: { if junction.isLive { value($0) } }, end: junction.receiveSecond))
              }
              junction.receive(.finished)
            })))
      return junction
    }
  }

  /// Fails with the error that `transform` returns for the error of a failure.
  @inlinable public func mapError(_ transform: @escaping (any Error) -> any Error) -> Signal<Value> {
    let upstream = signal.relayed
    return Signal<Value>(after: upstream) { observer in
      let end = observer.end
      return upstream.connect(
        Observer(
          value: observer.value,
          end: { if case .failed(let error) = $0 { end(.failed(transform(error))) } else { end($0) } }))
    }
  }

  /// Delivers `value` instead of a failure, and then finishes.
  @inlinable public func replaceError(with value: Value) -> Signal<Value> { self.catch { _ in Signal.just(value) } }

  /// Subscribes again after a failure, at most `count` times, and then passes the failure on.
  ///
  /// A signal that fails at once is retried without a pause; ``retry(_:after:clock:)`` waits between two attempts.
  @inlinable public func retry(_ count: Int = 1) -> Signal<Value> { retry(count, by: signal) }

  /// Subscribes again some time after a failure, at most `count` times, and then passes the failure on.
  ///
  /// - Parameters:
  ///   - count: The maximum number of subscriptions after the first.
  ///   - interval: The time between a failure and the next subscription.
  ///   - clock: The clock that measures the time.
  public func retry<C: Clock>(_ count: Int, after interval: C.Duration, clock: C) -> Signal<Value> {
    let upstream = signal
    return retry(count, by: Signal.timer(after: interval, clock: clock).flatMapLatest { _ in upstream })
  }

  @inlinable internal func retry(_ count: Int, by again: Signal<Value>) -> Signal<Value> {
    let (upstream, again) = (signal.relayed, again.relayed)
    return Signal<Value>(depth: max(upstream.depth, again.depth) + 1) { observer in
      let succession = Succession(finish: observer.end)
      let (value, tries) = (observer.value, OperatorState(0))
      let attempt = Observer<Value>(
        value: { if succession.isLive { value($0) } },
        end: {
          if case .failed = $0, tries.value <= count { succession.proceed() } else { succession.conclude($0) }
        })
      succession.start {
        tries.value += 1
        return (tries.value == 1 ? upstream : again).connect(attempt)
      }
      return succession
    }
  }
}
