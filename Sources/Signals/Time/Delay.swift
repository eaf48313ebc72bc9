extension SignalConvertible {
  /// Delivers each value, and the finish, `interval` later, in the same order. A failure is delivered at once.
  public func delay<C: Clock>(for interval: C.Duration, clock: C = ContinuousClock()) -> Signal<Value> {
    let upstream = signal.relayed
    return Signal<Value>(after: upstream) { observer in
      let confluence = Confluence(finish: observer.end)
      let queue = Queue<Value>()
      // Whichever countdown ends first, it is the oldest value's turn.
      let deliverOldest = {
        if let value = queue.popFirst() { observer.value(value) }
      }
      confluence.add { end in
        upstream.connect(
          Observer(
            value: { value in
              queue.append(value)
              confluence.add { end in
                Countdown(interval, on: clock) {
                  deliverOldest()
                  end(.finished)
                }
              }
            },
            end: { upstream in
              guard case .finished = upstream else { return end(upstream) }
              confluence.add { last in
                Countdown(interval, on: clock) {
                  end(.finished)
                  last(.finished)
                }
              }
            }))
      }
      return confluence
    }
  }
}

/// Values that are taken out in the order in which they came.
@MainActor
private final class Queue<Value> {
  private var coming: [Value] = []

  /// The oldest values, the very oldest last.
  private var going: [Value] = []

  func append(_ value: Value) {
    coming.append(value)
  }

  func popFirst() -> Value? {
    if going.isEmpty {
      going = coming.reversed()
      coming = []
    }
    return going.popLast()
  }
}
