extension SignalConvertible {
  /// Delivers the values of the signals that `transform` returns, one signal after the other.
  ///
  /// A value waits until the signals of all values before it have finished; `transform` is called then. The result
  /// finishes when this signal and all inner ones have finished, and fails when any of them fails.
  @inlinable public func concatMap<Inner: SignalConvertible>(
    _ transform: @escaping (Value) -> Inner
  ) -> Signal<Inner.Value> {
    flatMap(maxConcurrent: 1, transform)
  }

  /// Delivers the values of the signals that `transform` returns, as they arrive, at most `count` signals at a time.
  ///
  /// Further values wait in order until an inner signal has finished; `transform` is called then. The result finishes
  /// when this signal and all inner ones have finished, and fails when any of them fails. A `count` below one counts as
  /// one.
  public func flatMap<Inner: SignalConvertible>(
    maxConcurrent count: Int, _ transform: @escaping (Value) -> Inner
  ) -> Signal<Inner.Value> {
    let upstream = signal.relayed
    return Signal<Inner.Value>(after: upstream) { observer in
      let confluence = Confluence(finish: observer.end)
      let state = Concurrency(limit: max(count, 1))
      let waiting = Queue<Value>()
      let value = observer.value
      @MainActor func follow(_ next: Value) {
        let inner = transform(next).signal
        confluence.add { end in
          inner.connect(
            Observer(
              value: { if confluence.isLive { value($0) } },
              end: {
                state.running -= 1
                if case .finished = $0 { startWaiting() }
                end($0)
              }))
        }
      }
      @MainActor func startWaiting() {
        guard !state.isStarting, !waiting.isEmpty else { return }
        state.isStarting = true
        // An inner signal may finish at once. This connection keeps the result open until all have been started.
        confluence.add { end in
          while confluence.isLive, state.running < state.limit, let next = waiting.popFirst() {
            state.running += 1
            follow(next)
          }
          state.isStarting = false
          end(.finished)
          return Connection()
        }
      }
      confluence.add { end in
        upstream.connect(
          Observer(
            value: {
              guard confluence.isLive else { return }
              waiting.append($0)
              startWaiting()
            },
            end: end))
      }
      return confluence
    }
  }
}

extension SignalConvertible where Value: SignalConvertible {
  /// Delivers the values of the signals that this one delivers, as they arrive, at most `count` signals at a time.
  ///
  /// Further signals wait in order. A `count` less than one counts as one.
  public func merge(maxConcurrent count: Int) -> Signal<Value.Value> { flatMap(maxConcurrent: count) { $0 } }
}

/// The number of inner signals that are subscribed to.
@MainActor private final class Concurrency {
  let limit: Int
  var running = 0
  var isStarting = false

  init(limit: Int) {
    self.limit = limit
  }
}
