extension SignalConvertible {
  /// Fails with the error that `transform` returns for the error of a failure.
  @inlinable public func mapError(_ transform: @escaping (any Error) -> any Error) -> Signal<Value> {
    let upstream = signal.relayed
    return Signal<Value>(after: upstream) { observer in
      let end = observer.end
      return upstream.connect(
        Observer(
          value: observer.value,
          end: { if case .failed(let error) = $0 { end(.failed(transform(error))) } else { end($0) } }))
    }
  }

  /// Delivers `value` instead of a failure, and then finishes.
  @inlinable public func replaceError(with value: Value) -> Signal<Value> { self.catch { _ in Signal.just(value) } }
}
