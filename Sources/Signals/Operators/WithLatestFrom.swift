extension SignalConvertible {
  /// Delivers what `transform` makes of each value and the latest of `other`.
  ///
  /// Values are left out until `other` has one. A send that reaches both is sampled after it has reached `other`. The
  /// end is this signal's, or a failure of `other`.
  @inlinable
  public func withLatestFrom<Other: SignalConvertible, Result>(
    _ other: Other,
    _ transform: @escaping (Value, Other.Value) -> Result
  ) -> Signal<Result> {
    let (connect, connectOther) = (signal.connect, other.signal.connect)
    return Signal<Result> { observer in
      let junction = Junction(open: 1, finish: observer.end)
      let latest = Memory<Other.Value?>(nil)
      let value = observer.value
      // The sampled signal comes first, so that it hears first of what reaches both.
      junction.adopt(
        second: connectOther(
          Observer(
            value: { latest.value = $0 },
            end: { if case .failed = $0 { junction.conclude($0) } })))
      junction.adopt(
        first: connect(
          Observer(
            value: {
              if Turn.waiting > 0 { junction.second?.settle() }
              if junction.isLive, let latest = latest.value { value(transform($0, latest)) }
            },
            end: junction.hear)))
      return junction
    }
  }

  /// Delivers the latest value of `other`, whenever this signal delivers.
  @inlinable
  public func withLatestFrom<Other: SignalConvertible>(_ other: Other) -> Signal<Other.Value> {
    withLatestFrom(other) { $1 }
  }
}
