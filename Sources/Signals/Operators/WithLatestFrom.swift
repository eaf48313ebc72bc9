extension SignalConvertible {
  /// Delivers the result of `transform` for each value and the latest value of `other`.
  ///
  /// Values are dropped until `other` has delivered one. When a send reaches both signals, `other` is sampled after its
  /// new value has arrived. The result ends with this signal, and fails when either fails.
  @inlinable public func withLatestFrom<Other: SignalConvertible, Result>(
    _ other: Other,
    _ transform: @escaping (Value, Other.Value) -> Result
  ) -> Signal<Result> {
    let (signal, other) = (signal.relayed, other.signal.relayed)
    return Signal<Result>(depth: max(signal.depth, other.depth) + 1) { observer in
      let junction = Junction(open: 1, finish: observer.end)
      let received = Backlog<Value>()
      let latest = OperatorState<Other.Value?>(nil)
      let value = observer.value
      junction.emit = {
        received.deliver(while: junction) { if let latest = latest.value { value(transform($0, latest)) } }
      }
      // The sampled signal is connected first, so that it is first to receive what reaches both.
      junction.adopt(
        second: other.connect(
          Observer(
            value: { latest.value = $0 },
            end: { if case .failed = $0 { junction.conclude($0) } })))
      junction.adopt(
        first: signal.connect(
          Observer(
            value: {
              // If no node is in between, a value that reaches both has reached the sampled signal already.
              if junction.isDirect {
                if junction.isLive, let latest = latest.value { value(transform($0, latest)) }
              } else {
                received.add($0)
                junction.mark()
              }
            },
            end: junction.receive)))
      junction.noteWhetherDirect()
      return junction
    }
  }

  /// Delivers the latest value of `other` whenever this signal delivers.
  @inlinable public func withLatestFrom<Other: SignalConvertible>(_ other: Other) -> Signal<Other.Value> {
    withLatestFrom(other) { $1 }
  }

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
