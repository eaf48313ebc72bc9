extension SignalConvertible {
  /// Delivers the values of the signal that `transform` returns, and drops what this signal delivers meanwhile.
  ///
  /// For taps that start something: further ones do nothing until it has finished. The result finishes when this signal
  /// and the inner one have finished, and fails when either fails.
  public func flatMapFirst<Inner: SignalConvertible>(
    _ transform: @escaping (Value) -> Inner
  ) -> Signal<Inner.Value> {
    let upstream = signal.relayed
    return Signal<Inner.Value>(after: upstream) { observer in
      let confluence = Confluence(finish: observer.end)
      let isBusy = OperatorState(false)
      let value = observer.value
      confluence.add { end in
        upstream.connect(
          Observer(
            value: {
              guard confluence.isLive, !isBusy.value else { return }
              isBusy.value = true
              let inner = transform($0).signal
              confluence.add { end in
                inner.connect(
                  Observer(
                    value: { if confluence.isLive { value($0) } },
                    end: {
                      isBusy.value = false
                      end($0)
                    }))
              }
            },
            end: end))
      }
      return confluence
    }
  }
}
