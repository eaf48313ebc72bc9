extension SignalConvertible {
  /// Continues after a failure with the signal that `handler` returns for the error.
  @inlinable public func `catch`<Other: SignalConvertible<Value>>(
    _ handler: @escaping (any Error) -> Other
  ) -> Signal<Value> {
    let upstream = signal.relayed
    return Signal<Value>(after: upstream) { observer in
      let junction = Junction(open: 1, finish: observer.end)
      let value = observer.value
      junction.adopt(
        first: upstream.connect(
          Observer(
            value: { if junction.isLive { value($0) } },
            end: {
              guard junction.isLive, case .failed(let error) = $0 else { return junction.hear($0) }
              let other = handler(error).signal
              junction.replaceSecond {
                other.connect(
                  Observer(value: { if junction.isLive { value($0) } }, end: junction.hearSecond))
              }
              junction.hear(.finished)
            })))
      return junction
    }
  }
}
