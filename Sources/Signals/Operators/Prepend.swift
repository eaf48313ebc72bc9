extension SignalConvertible {
  /// Delivers `values` to each subscriber before any other value.
  @inlinable public func prepend(_ values: Value...) -> Signal<Value> {
    let upstream = signal.relayed
    return Signal<Value>(after: upstream) { observer in
      for value in values { observer.value(value) }
      return upstream.connect(observer)
    }
  }
}
