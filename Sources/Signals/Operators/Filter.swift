extension SignalConvertible {
  /// Delivers the values for which `isIncluded` is true.
  @inlinable
  public func filter(_ isIncluded: @escaping (Value) -> Bool) -> Signal<Value> {
    let connect = signal.connect
    return Signal<Value> { observer in
      let value = observer.value
      return connect(Observer(value: { if isIncluded($0) { value($0) } }, end: observer.end))
    }
  }

  /// Delivers what `transform` makes of each value, where that is not nil.
  @inlinable
  public func compactMap<Result>(_ transform: @escaping (Value) -> Result?) -> Signal<Result> {
    let connect = signal.connect
    return Signal<Result> { observer in
      let value = observer.value
      return connect(Observer(value: { if let result = transform($0) { value(result) } }, end: observer.end))
    }
  }
}
