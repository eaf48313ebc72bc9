extension SignalConvertible {
  /// Delivers `values` after the last value of this signal, and then finishes. A failure drops them.
  @inlinable public func append(_ values: Value...) -> Signal<Value> {
    transform { downstream in
      Operator(onValue: downstream.send) { end in
        if case .finished = end { values.forEach(downstream.send) }
        downstream.end(end)
      }
    }
  }

  /// Continues with `other` when this signal finishes.
  @inlinable public func append(_ other: some SignalConvertible<Value>) -> Signal<Value> {
    .concat([signal, other.signal])
  }

  /// Delivers the values of `other` until it finishes, and then those of this signal.
  @inlinable public func prepend(_ other: some SignalConvertible<Value>) -> Signal<Value> {
    .concat([other.signal, signal])
  }

  /// Delivers `values` to each subscriber before any other value.
  @inlinable public func prepend(_ values: Value...) -> Signal<Value> {
    let upstream = signal.relayed
    return Signal<Value>(after: upstream) { observer in
      for value in values { observer.value(value) }
      return upstream.connect(observer)
    }
  }
}

extension Signal {
  /// Returns a signal of the values of all `signals`, each after the one before has finished.
  ///
  /// Each signal is subscribed to when it is its turn. The result fails when one of them fails.
  ///
  /// - Complexity: O(*n*) in the number of signals for each subscription.
  @inlinable public static func concat(_ signals: some Sequence<some SignalConvertible<Value>>) -> Signal {
    let parts = signals.map { $0.signal.relayed }
    return Signal(depth: parts.reduce(0) { max($0, $1.depth) } + 1) { observer in
      let succession = Succession(finish: observer.end)
      let (value, next) = (observer.value, OperatorState(0))
      let part = Observer<Value>(
        value: { if succession.isLive { value($0) } },
        end: { if case .finished = $0 { succession.proceed() } else { succession.conclude($0) } })
      succession.start {
        guard next.value < parts.count else { return nil }
        next.value += 1
        return parts[next.value - 1].connect(part)
      }
      return succession
    }
  }
}
