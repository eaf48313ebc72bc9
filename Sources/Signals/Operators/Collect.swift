extension SignalConvertible {
  /// Delivers all values as one array when this signal finishes. A failure drops them.
  @inlinable public func collect() -> Signal<[Value]> { reduce(into: []) { $0.append($1) } }

  /// Delivers the values in arrays of `count`, and the rest when this signal finishes. A failure drops the rest.
  ///
  /// A count below 1 counts as 1.
  @inlinable public func collect(_ count: Int) -> Signal<[Value]> {
    transform { downstream in
      let values = OperatorState<[Value]>([])
      let deliver = {
        let full = values.value
        values.value = []
        downstream.send(full)
      }
      return Operator { value in
        values.value.append(value)
        if values.value.count >= count { deliver() }
      } onEnd: { end in
        if case .finished = end, !values.value.isEmpty { deliver() }
        downstream.end(end)
      }
    }
  }

  /// Delivers consecutive values in arrays, and begins another array before a value that does not belong to the last.
  ///
  /// The rest is delivered when this signal finishes. A failure drops it.
  ///
  /// - Parameter belongInSameChunk: Returns whether a value belongs to the array of the value before it.
  @inlinable public func chunked(by belongInSameChunk: @escaping (Value, Value) -> Bool) -> Signal<[Value]> {
    transform { downstream in
      let values = OperatorState<[Value]>([])
      return Operator { value in
        if let last = values.value.last, !belongInSameChunk(last, value) {
          let chunk = values.value
          values.value = [value]
          downstream.send(chunk)
        } else {
          values.value.append(value)
        }
      } onEnd: { end in
        if case .finished = end, !values.value.isEmpty { downstream.send(values.value) }
        downstream.end(end)
      }
    }
  }

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
