extension SignalConvertible {
  /// Delivers the values of the signal that `transform` returns for the latest value, and cancels the one before.
  ///
  /// The result finishes when this signal and the latest inner one have finished, and fails when either fails.
  @inlinable public func flatMapLatest<Inner: SignalConvertible>(
    _ transform: @escaping (Value) -> Inner
  ) -> Signal<Inner.Value> {
    let upstream = signal.relayed
    return Signal<Inner.Value>(after: upstream) { observer in
      let junction = Junction(open: 1, finish: observer.end)
      let value = observer.value
      let inner = Observer<Inner.Value>(
        value: { if junction.isLive { value($0) } },
        end: junction.hearSecond)
      junction.adopt(
        first: upstream.connect(
          Observer(
            value: {
              guard junction.isLive else { return }
              let latest = transform($0).signal
              guard junction.isLive else { return }
              junction.replaceSecond { latest.connect(inner) }
            },
            end: junction.hear)))
      return junction
    }
  }
}

extension Junction {
  /// Cancels the second connection and makes another.
  @inlinable internal func replaceSecond(_ connect: () -> Connection) {
    if let second {
      self.second = nil
      second.cancel()
    }
    if !hasSecond {
      hasSecond = true
      open += 1
    }
    adopt(second: connect())
  }

  /// Handles the end of a second connection that can be replaced.
  @usableFromInline internal func hearSecond(_ end: End) {
    hasSecond = false
    hear(end)
  }
}
