extension SignalConvertible {
  /// Delivers the values of all signals that `transform` returns, as they arrive.
  ///
  /// The result finishes when this signal and all inner ones have finished, and fails when any of them fails.
  @inlinable public func flatMap<Inner: SignalConvertible>(
    _ transform: @escaping (Value) -> Inner
  ) -> Signal<Inner.Value> {
    let upstream = signal.relayed
    return Signal<Inner.Value>(after: upstream) { observer in
      let confluence = Confluence(finish: observer.end)
      let value = observer.value
      confluence.add { end in
        upstream.connect(
          Observer(
            value: {
              guard confluence.isLive else { return }
              let inner = transform($0).signal
              confluence.add { end in
                inner.connect(Observer(value: { if confluence.isLive { value($0) } }, end: end))
              }
            },
            end: end))
      }
      return confluence
    }
  }
}
