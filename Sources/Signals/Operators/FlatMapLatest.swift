extension SignalConvertible {
  /// Delivers the values of the signal that `transform` returns for the latest value, and cancels the one before.
  ///
  /// A send that reaches both this signal and an inner one is delivered once, by the latest inner signal. The result
  /// finishes when this signal and the latest inner one have finished, and fails when either fails.
  @inlinable public func flatMapLatest<Inner: SignalConvertible>(
    _ transform: @escaping (Value) -> Inner
  ) -> Signal<Inner.Value> {
    let upstream = signal.relayed
    return Signal<Inner.Value>(after: upstream) { observer in
      let junction = LatestJunction(observer)
      let value = observer.value
      let inner = Observer<Inner.Value>(
        value: {
          // If no node is in between, a value that reaches both signals has reached the first one already.
          if junction.isDirect {
            if junction.isLive { value($0) }
          } else {
            junction.hold($0)
          }
        },
        end: junction.hearSecond)
      junction.adopt(
        first: upstream.connect(
          Observer(
            value: {
              guard junction.isLive, junction.owed == nil else { return }
              let latest = transform($0).signal
              guard junction.isLive else { return }
              junction.follow { latest.connect(inner) }
            },
            end: junction.hear)))
      junction.noteWhetherDirect()
      return junction
    }
  }
}

extension Junction {
  /// Cancels the second connection and makes another.
  @inlinable internal func replaceSecond(_ connect: () -> Connection) {
    cancelSecond()
    if !hasSecond {
      hasSecond = true
      open += 1
    }
    adopt(second: connect())
  }

  /// Cancels the second connection, if there is one.
  @inlinable internal func cancelSecond() {
    guard let second else { return }
    self.second = nil
    second.cancel()
  }

  /// Handles the end of a second connection that can be replaced.
  @usableFromInline internal func hearSecond(_ end: End) {
    hasSecond = false
    hear(end)
  }
}
