extension SignalConvertible {
  /// Delivers the result of `transform` for each value.
  @inlinable public func map<Result>(_ transform: @escaping (Value) -> Result) -> Signal<Result> {
    let upstream = signal.relayed
    return Signal<Result>(after: upstream) { observer in
      let value = observer.value
      return upstream.connect(Observer(value: { value(transform($0)) }, end: observer.end))
    }
  }
}
