extension SignalConvertible {
  /// Delivers the result of `transform` for each value.
  @inlinable public func map<Result>(_ transform: @escaping (Value) -> Result) -> Signal<Result> {
    let upstream = signal.relayed
    return Signal<Result>(after: upstream) { observer in
      let value = observer.value
      return upstream.connect(Observer(value: { value(transform($0)) }, end: observer.end))
    }
  }

  /// Delivers the result of `transform` for each value, and fails with the first error that it throws.
  @inlinable public func tryMap<Result>(_ transform: @escaping (Value) throws -> Result) -> Signal<Result> {
    let upstream = signal.relayed
    return Signal<Result>(after: upstream) { observer in
      let junction = Junction(open: 1, finish: observer.end)
      let value = observer.value
      junction.adopt(
        first: upstream.connect(
          Observer(
            value: {
              guard junction.isLive else { return }
              do { value(try transform($0)) } catch { junction.conclude(.failed(error)) }
            },
            end: junction.hear)))
      return junction
    }
  }
}
