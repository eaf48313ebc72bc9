extension SignalConvertible {
  /// Delivers each value, and the finish, after `interval` and in the same order. A failure is delivered at once.
  public func delay<C: Clock>(for interval: C.Duration, clock: C) -> Signal<Value> {
    let upstream = signal.relayed
    return Signal<Value>(after: upstream) { observer in
      let confluence = Confluence(finish: observer.end)
      let queue = Queue<Value>()
      // Each countdown delivers the oldest value, because countdowns may end in another order.
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
