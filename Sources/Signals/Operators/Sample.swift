extension SignalConvertible {
  /// Delivers the latest value whenever `trigger` delivers, if it is newer than the one delivered before.
  ///
  /// When a send reaches both signals, the new value is delivered. The result finishes when `trigger` has finished, or
  /// when this signal has and no value is left; it fails when either fails. To deliver at each value of `trigger`,
  /// write `trigger.withLatestFrom(signal)`.
  @inlinable public func sample<Trigger: SignalConvertible>(_ trigger: Trigger) -> Signal<Value> {
    let (signal, trigger) = (signal.relayed, trigger.signal.relayed)
    return Signal<Value>(depth: max(signal.depth, trigger.depth) + 1) { observer in
      let junction = Junction(open: 1, finish: observer.end)
      let (latest, hasFinished) = (OperatorState<Value?>(nil), OperatorState(false))
      let value = observer.value
      junction.emit = {
        if let present = latest.value {
          latest.value = nil
          value(present)
        }
        if hasFinished.value { junction.conclude(.finished) }
      }
      junction.adopt(
        first: signal.connect(
          Observer(
            value: { latest.value = $0 },
            end: {
              guard case .finished = $0, latest.value != nil else { return junction.conclude($0) }
              hasFinished.value = true
            })))
      guard junction.isLive else { return junction }
      junction.adopt(
        second: trigger.connect(Observer(value: { _ in junction.mark() }, end: junction.conclude)))
      return junction
    }
  }
}
