extension SignalConvertible {
  /// Delivers at most the first `count` values, and then finishes. With a negative count there are none.
  @inlinable public func prefix(_ count: Int) -> Signal<Value> {
    let upstream = signal.relayed
    return Signal<Value>(after: upstream) { observer in
      let junction = Junction(open: 1, finish: observer.end)
      guard count > 0 else {
        junction.conclude(.finished)
        return junction
      }
      let remaining = OperatorState(count)
      let value = observer.value
      junction.adopt(
        first: upstream.connect(
          Observer(
            value: {
              guard junction.isLive else { return }
              remaining.value -= 1
              value($0)
              if remaining.value == 0 { junction.conclude(.finished) }
            },
            end: junction.receive)))
      return junction
    }
  }

  /// Delivers values as long as `predicate` is true, and finishes at the first for which it is not.
  @inlinable public func prefix(while predicate: @escaping (Value) -> Bool) -> Signal<Value> {
    transform { downstream in
      Operator { if predicate($0) { downstream.send($0) } else { downstream.end() } }
    }
  }

  /// Delivers values until `other` delivers one, and then finishes.
  ///
  /// The result fails when either signal fails. A finish of `other` changes nothing.
  @inlinable public func prefix<Other: SignalConvertible>(until other: Other) -> Signal<Value> {
    let (signal, other) = (signal.relayed, other.signal.relayed)
    return Signal<Value>(depth: max(signal.depth, other.depth) + 1) { observer in
      let junction = Junction(open: 1, finish: observer.end)
      let value = observer.value
      // The other signal is connected first, so that it is first to receive what reaches both.
      junction.adopt(
        second: other.connect(
          Observer(
            value: { _ in junction.conclude(.finished) },
            end: { if case .failed = $0 { junction.conclude($0) } })))
      guard junction.isLive else { return junction }
      junction.adopt(
        first: signal.connect(Observer(value: { if junction.isLive { value($0) } }, end: junction.conclude)))
      return junction
    }
  }

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
