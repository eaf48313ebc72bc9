extension SignalConvertible {
  /// Delivers the first values of both signals together, then the second values, and so on.
  ///
  /// Values wait until the other signal has delivered as many. The result finishes when one signal has finished and
  /// none of its values waits, and fails when either fails.
  @inlinable public func zip<Other: SignalConvertible>(_ other: Other) -> Signal<(Value, Other.Value)> {
    zip(other) { ($0, $1) }
  }

  /// Delivers the result of `transform` for the first values of both signals, then for the second values, and so on.
  @inlinable public func zip<Other: SignalConvertible, Result>(
    _ other: Other,
    _ transform: @escaping (Value, Other.Value) -> Result
  ) -> Signal<Result> {
    let (signal, other) = (signal.relayed, other.signal.relayed)
    return Signal<Result>(depth: max(signal.depth, other.depth) + 1) { observer in
      let junction = Junction(open: 2, finish: observer.end)
      let (first, second) = (ZipSide<Value>(), ZipSide<Other.Value>())
      let value = observer.value
      let conclude = { if first.isOver || second.isOver { junction.conclude(.finished) } }
      junction.emit = {
        while junction.isLive, !second.waiting.isEmpty, let left = first.waiting.popFirst(),
          let right = second.waiting.popFirst()
        {
          value(transform(left, right))
        }
        conclude()
      }
      junction.adopt(
        first: signal.connect(
          first.observer(of: junction, conclude) { if !second.waiting.isEmpty { junction.mark() } }))
      guard junction.isLive else { return junction }
      junction.adopt(
        second: other.connect(
          second.observer(of: junction, conclude) { if !first.waiting.isEmpty { junction.mark() } }))
      return junction
    }
  }

  /// Delivers the first values of three signals together, then the second values, and so on.
  @inlinable public func zip<Second: SignalConvertible, Third: SignalConvertible>(
    _ second: Second,
    _ third: Third
  ) -> Signal<(Value, Second.Value, Third.Value)> {
    zip(second, third) { ($0, $1, $2) }
  }

  /// Delivers the result of `transform` for the first values of three signals, then for the second values, and so on.
  @inlinable public func zip<Second: SignalConvertible, Third: SignalConvertible, Result>(
    _ second: Second,
    _ third: Third,
    _ transform: @escaping (Value, Second.Value, Third.Value) -> Result
  ) -> Signal<Result> {
    zip(second).zip(third) { transform($0.0, $0.1, $1) }
  }

  /// Delivers the first values of four signals together, then the second values, and so on.
  @inlinable public func zip<Second: SignalConvertible, Third: SignalConvertible, Fourth: SignalConvertible>(
    _ second: Second,
    _ third: Third,
    _ fourth: Fourth
  ) -> Signal<(Value, Second.Value, Third.Value, Fourth.Value)> {
    zip(second, third, fourth) { ($0, $1, $2, $3) }
  }

  /// Delivers the result of `transform` for the first values of four signals, then for the second values, and so on.
  @inlinable
  public func zip<Second: SignalConvertible, Third: SignalConvertible, Fourth: SignalConvertible, Result>(
    _ second: Second,
    _ third: Third,
    _ fourth: Fourth,
    _ transform: @escaping (Value, Second.Value, Third.Value, Fourth.Value) -> Result
  ) -> Signal<Result> {
    zip(second, third).zip(fourth) { transform($0.0, $0.1, $0.2, $1) }
  }
}

/// One of the signals of a zip: the values that wait, and whether more can follow.
@MainActor @usableFromInline internal final class ZipSide<Value> {
  @usableFromInline internal let waiting = Queue<Value>()
  @usableFromInline @exclusivity(unchecked) internal var hasFinished = false

  @inlinable internal init() {}

  /// A Boolean value that indicates whether no value waits and none can follow.
  @inlinable internal var isOver: Bool { hasFinished && waiting.isEmpty }

  @inlinable internal func observer(
    of junction: Junction,
    _ conclude: @escaping () -> Void,
    _ arrive: @escaping () -> Void
  ) -> Observer<Value> {
    Observer(
      value: { [self] in
        waiting.append($0)
        arrive()
      },
      end: { [self] in
        guard case .finished = $0 else { return junction.conclude($0) }
        hasFinished = true
        if !junction.isPending { conclude() }
      })
  }
}
