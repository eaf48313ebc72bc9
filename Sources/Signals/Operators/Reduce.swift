extension SignalConvertible {
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
}
