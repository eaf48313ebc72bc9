extension SignalConvertible {
  /// Delivers each value, and the finish, `interval` later, in the same order. A failure is delivered at once.
  public func delay<C: Clock>(for interval: C.Duration, clock: C = ContinuousClock()) -> Signal<Value> {
    let upstream = signal.relayed
    return Signal<Value>(after: upstream) { observer in
      let confluence = Confluence(finish: observer.end)
      let queue = Memory<[Value]>([])
      // Whichever countdown ends first, it is the oldest value's turn.
      let deliverOldest = {
        guard !queue.value.isEmpty else { return }
        observer.value(queue.value.removeFirst())
      }
      confluence.add { end in
        upstream.connect(
          Observer(
            value: { value in
              queue.value.append(value)
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
