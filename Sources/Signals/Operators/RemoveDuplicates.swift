extension SignalConvertible {
  /// Drops each value that is equal, by `areEqual`, to the last delivered value.
  @inlinable public func removeDuplicates(by areEqual: @escaping (Value, Value) -> Bool) -> Signal<Value> {
    let upstream = signal.relayed
    return Signal<Value>(after: upstream) { observer in
      let last = OperatorState<Value?>(nil)
      let value = observer.value
      return upstream.connect(
        Observer(
          value: {
            if let last = last.value, areEqual(last, $0) { return }
            last.value = $0
            value($0)
          },
          end: observer.end))
    }
  }
}

extension SignalConvertible where Value: Equatable {
  /// Drops each value that equals the last delivered value.
  @inlinable public func removeDuplicates() -> Signal<Value> { removeDuplicates { $0 == $1 } }
}
