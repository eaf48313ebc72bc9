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
}
