/// The failure of a signal that has delivered nothing for too long. See ``SignalConvertible/timeout(for:clock:)``.
public struct TimeoutError: Error, Equatable, CustomStringConvertible {
  /// Creates the error.
  public init() {}

  /// A description of the error.
  public var description: String { "No value has been delivered in time." }
}

extension SignalConvertible {
  /// Fails with a ``TimeoutError`` when nothing has been delivered for `interval`, counted from the subscription or
  /// from the last value.
  public func timeout<C: Clock>(for interval: C.Duration, clock: C) -> Signal<Value> {
    let upstream = signal.relayed
    return Signal<Value>(after: upstream) { observer in
      let junction = Junction(open: 1, finish: observer.end)
      let deadline = OperatorState(clock.now.advanced(by: interval))
      let value = observer.value
      // A value only moves the deadline, which costs less than another timer.
      @MainActor func wait(until moment: C.Instant) {
        junction.replaceTimer {
          Countdown(until: moment, on: clock) {
            if clock.now < deadline.value {
              wait(until: deadline.value)
            } else {
              junction.conclude(.failed(TimeoutError()))
            }
          }
        }
      }
      wait(until: deadline.value)
      junction.adopt(
        first: upstream.connect(
          Observer(
            value: {
              guard junction.isLive else { return }
              deadline.value = clock.now.advanced(by: interval)
              value($0)
            },
            end: junction.conclude)))
      return junction
    }
  }
}
