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

  /// Delivers the values of the signal that `transform` returns, and drops values of this signal until it has finished.
  ///
  /// Use it for taps that start a task: further taps do nothing until the task has finished. The result finishes when
  /// this signal and the inner one have finished, and fails when either fails.
  public func flatMapFirst<Inner: SignalConvertible>(
    _ transform: @escaping (Value) -> Inner
  ) -> Signal<Inner.Value> {
    let upstream = signal.relayed
    return Signal<Inner.Value>(after: upstream) { observer in
      let confluence = Confluence(finish: observer.end)
      let hasInner = OperatorState(false)
      let value = observer.value
      confluence.add { end in
        upstream.connect(
          Observer(
            value: {
              guard confluence.isLive, !hasInner.value else { return }
              hasInner.value = true
              let inner = transform($0).signal
              confluence.add { end in
                inner.connect(
                  Observer(
                    value: { if confluence.isLive { value($0) } },
                    end: {
                      hasInner.value = false
                      end($0)
                    }))
              }
            },
            end: end))
      }
      return confluence
    }
  }

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
        end: junction.receiveSecond)
      junction.adopt(
        first: upstream.connect(
          Observer(
            value: {
              guard junction.isLive, junction.owed == nil else { return }
              let latest = transform($0).signal
              guard junction.isLive else { return }
              junction.follow { latest.connect(inner) }
            },
            end: junction.receive)))
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
  @usableFromInline internal func receiveSecond(_ end: End) {
    hasSecond = false
    receive(end)
  }
}

extension SignalConvertible where Value: SignalConvertible {
  /// Delivers the values of the latest signal that this one has delivered, and cancels the one before.
  ///
  /// The result finishes when this signal and the latest inner one have finished, and fails when either fails.
  @inlinable public func switchToLatest() -> Signal<Value.Value> { flatMapLatest { $0 } }
}
