extension SignalConvertible {
  /// Delivers values as long as `predicate` is true, and finishes at the first for which it is not.
  @inlinable public func prefix(while predicate: @escaping (Value) -> Bool) -> Signal<Value> {
    transform { downstream in
      Operator { if predicate($0) { downstream.send($0) } else { downstream.end() } }
    }
  }

  /// Delivers values until `other` delivers one, and then finishes.
  ///
  /// The result fails when either signal fails. A finish of `other` changes nothing.
  @inlinable public func prefix<Other: SignalConvertible>(until other: Other) -> Signal<Value> {
    let (signal, other) = (signal.relayed, other.signal.relayed)
    return Signal<Value>(depth: max(signal.depth, other.depth) + 1) { observer in
      let junction = Junction(open: 1, finish: observer.end)
      let value = observer.value
      // The other signal is connected first, so that it is first to receive what reaches both.
      junction.adopt(
        second: other.connect(
          Observer(
            value: { _ in junction.conclude(.finished) },
            end: { if case .failed = $0 { junction.conclude($0) } })))
      guard junction.isLive else { return junction }
      junction.adopt(
        first: signal.connect(Observer(value: { if junction.isLive { value($0) } }, end: junction.conclude)))
      return junction
    }
  }
}
