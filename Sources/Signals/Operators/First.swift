extension SignalConvertible {
  /// Delivers the first value, and then finishes.
  @inlinable public func first() -> Signal<Value> { prefix(1) }

  /// Delivers the first value for which `predicate` is true, and then finishes.
  @inlinable public func first(where predicate: @escaping (Value) -> Bool) -> Signal<Value> {
    transform { downstream in
      Operator { value in
        guard predicate(value) else { return }
        downstream.send(value)
        downstream.end()
      }
    }
  }

  /// Delivers the last value when this signal finishes. A failure drops it.
  @inlinable public func last() -> Signal<Value> { last { _ in true } }

  /// Delivers the last value for which `predicate` is true when this signal finishes. A failure drops it.
  @inlinable public func last(where predicate: @escaping (Value) -> Bool) -> Signal<Value> {
    transform { downstream in
      let last = OperatorState<Value?>(nil)
      return Operator { value in
        if predicate(value) { last.value = value }
      } onEnd: { end in
        if case .finished = end, let last = last.value { downstream.send(last) }
        downstream.end(end)
      }
    }
  }
}
