extension SignalConvertible {
  /// Drops the first `count` values. A negative count drops none.
  @inlinable public func drop(_ count: Int = 1) -> Signal<Value> {
    let upstream = signal.relayed
    return Signal<Value>(after: upstream) { observer in
      let remaining = OperatorState(count)
      let value = observer.value
      return upstream.connect(
        Observer(
          value: {
            if remaining.value > 0 { remaining.value -= 1 } else { value($0) }
          },
          end: observer.end))
    }
  }

  /// Drops values as long as `predicate` is true, and delivers all from the first for which it is not.
  @inlinable public func drop(while predicate: @escaping (Value) -> Bool) -> Signal<Value> {
    let upstream = signal.relayed
    return Signal<Value>(after: upstream) { observer in
      // The subscription releases the closure with what it captures as soon as it has stopped dropping.
      let predicate = OperatorState<((Value) -> Bool)?>(predicate)
      let value = observer.value
      return upstream.connect(
        Observer(
          value: {
            if let isDropped = predicate.value {
              if isDropped($0) { return }
              predicate.value = nil
            }
            value($0)
          },
          end: observer.end))
    }
  }

  /// Drops values until `other` delivers one, and delivers all after that.
  ///
  /// The result fails when this signal fails, or `other` before its first value, and finishes with this one. The first
  /// value of `other` cancels its subscription.
  @inlinable public func drop<Other: SignalConvertible>(until other: Other) -> Signal<Value> {
    let (signal, other) = (signal.relayed, other.signal.relayed)
    return Signal<Value>(depth: max(signal.depth, other.depth) + 1) { observer in
      let junction = Junction(open: 1, finish: observer.end)
      let (value, isOpen) = (observer.value, OperatorState(false))
      // The other signal is connected first, so that it is first to receive what reaches both.
      junction.adopt(
        second: other.connect(
          Observer(
            value: { _ in
              isOpen.value = true
              junction.cancelSecond()
            },
            end: { if case .failed = $0, !isOpen.value { junction.conclude($0) } })))
      if isOpen.value { junction.cancelSecond() }
      guard junction.isLive else { return junction }
      junction.adopt(
        first: signal.connect(
          Observer(value: { if isOpen.value, junction.isLive { value($0) } }, end: junction.conclude)))
      return junction
    }
  }
}
