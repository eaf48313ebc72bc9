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

extension SignalConvertible {
  // The function has the constraint: that of an extension would refuse types whose equality belongs to the main actor.

  /// Drops each value that equals the last delivered value.
  @inlinable public func removeDuplicates<Element: Equatable>() -> Signal<Element> where Value == Element {
    removeDuplicates { $0 == $1 }
  }
}
