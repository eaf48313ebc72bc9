extension SignalConvertible {
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
