extension SignalConvertible {
  /// Combines each value with the result so far, and delivers each new result.
  ///
  /// Each subscription starts from `initial`, which is not itself delivered.
  @inlinable
  public func scan<Result>(_ initial: Result, _ combine: @escaping (Result, Value) -> Result) -> Signal<Result> {
    let upstream = signal.relayed
    return Signal<Result>(after: upstream) { observer in
      let result = OperatorState(initial)
      let value = observer.value
      return upstream.connect(
        Observer(
          value: {
            let next = combine(result.value, $0)
            result.value = next
            value(next)
          },
          end: observer.end))
    }
  }
}
