extension SignalConvertible {
  /// Delivers `values` to each subscriber before anything else.
  @inlinable
  public func prepend(_ values: Value...) -> Signal<Value> {
    let connect = signal.connect
    return Signal<Value> { observer in
      for value in values { observer.value(value) }
      return connect(observer)
    }
  }

  /// Delivers `value` to each subscriber before anything else.
  @inlinable
  public func startWith(_ value: Value) -> Signal<Value> {
    prepend(value)
  }
}
