extension SignalConvertible {
  /// Delivers at most the first `count` values, and then finishes. With a negative count there are none.
  @inlinable public func prefix(_ count: Int) -> Signal<Value> {
    let upstream = signal.relayed
    return Signal<Value>(after: upstream) { observer in
      let junction = Junction(open: 1, finish: observer.end)
      guard count > 0 else {
        junction.conclude(.finished)
        return junction
      }
      let remaining = OperatorState(count)
      let value = observer.value
      junction.adopt(
        first: upstream.connect(
          Observer(
            value: {
              guard junction.isLive else { return }
              remaining.value -= 1
              value($0)
              if remaining.value == 0 { junction.conclude(.finished) }
            },
            end: junction.hear)))
      return junction
    }
  }
}
