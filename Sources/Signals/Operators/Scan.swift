extension SignalConvertible {
  /// Combines each value with the result so far, and delivers each new result.
  ///
  /// Each subscription starts from `initial`, which is not itself delivered.
  @inlinable
  public func scan<Result>(_ initial: Result, _ combine: @escaping (Result, Value) -> Result) -> Signal<Result> {
    let upstream = signal.relayed
    return Signal<Result>(after: upstream) { observer in
      let result = OperatorState(initial)
      let value = observer.value
      return upstream.connect(
        Observer(
          value: {
            let next = combine(result.value, $0)
            result.value = next
            value(next)
          },
          end: observer.end))
    }
  }

  /// Combines all values, and delivers the result when this signal finishes. A failure drops it.
  @inlinable public func reduce<Result>(
    _ initial: Result,
    _ combine: @escaping (Result, Value) -> Result
  ) -> Signal<Result> {
    reduce(into: initial) { $0 = combine($0, $1) }
  }

  /// Combines all values by changing a result, and delivers it when this signal finishes. A failure drops it.
  @inlinable public func reduce<Result>(
    into initial: Result,
    _ update: @escaping (inout Result, Value) -> Void
  ) -> Signal<Result> {
    transform { downstream in
      let result = OperatorState(initial)
      return Operator { value in
        update(&result.value, value)
      } onEnd: { end in
        if case .finished = end { downstream.send(result.value) }
        downstream.end(end)
      }
    }
  }

  /// Delivers each value together with the value before it, from the second on.
  @inlinable public func pairwise() -> Signal<(Value, Value)> {
    let upstream = signal.relayed
    return Signal<(Value, Value)>(after: upstream) { observer in
      let last = OperatorState<Value?>(nil)
      let value = observer.value
      return upstream.connect(
        Observer(
          value: { new in
            let old = last.value
            last.value = new
            if let old { value((old, new)) }
          },
          end: observer.end))
    }
  }
}
