extension SignalConvertible {
  /// Delivers the values for which `isIncluded` is true.
  @inlinable public func filter(_ isIncluded: @escaping (Value) -> Bool) -> Signal<Value> {
    let upstream = signal.relayed
    return Signal<Value>(after: upstream) { observer in
      let value = observer.value
      return upstream.connect(Observer(value: { if isIncluded($0) { value($0) } }, end: observer.end))
    }
  }

  /// Delivers the results of `transform` that are not `nil`.
  @inlinable public func compactMap<Result>(_ transform: @escaping (Value) -> Result?) -> Signal<Result> {
    let upstream = signal.relayed
    return Signal<Result>(after: upstream) { observer in
      let value = observer.value
      return upstream.connect(Observer(value: { if let result = transform($0) { value(result) } }, end: observer.end))
    }
  }

  /// Delivers no value, only the end.
  @inlinable public func ignoreElements() -> Signal<Value> { filter { _ in false } }

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

  // The constraint is on the function. On an extension, it would exclude types whose `Equatable` conformance is
  // isolated to the main actor.

  /// Drops each value that equals the last delivered value.
  @inlinable public func removeDuplicates<Element: Equatable>() -> Signal<Element> where Value == Element {
    removeDuplicates { $0 == $1 }
  }

  /// Calls `onChange` with each value that differs from the one before, but not with the current value.
  ///
  /// ```swift
  /// let lifetime = model.$title.onChange { print("renamed to \($0)") }
  /// ```
  ///
  /// - Returns: The lifetime of the subscription. Retain it: when it is released, the subscription is cancelled.
  @inlinable public func onChange<Element: Equatable>(
    _ onChange: @escaping (Element) -> Void
  ) -> Lifetime where Value == Element {
    removeDuplicates().drop(1).subscribe(onChange)
  }
}
