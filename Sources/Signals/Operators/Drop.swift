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
}
