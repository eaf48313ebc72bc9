extension SignalConvertible {
  /// Delivers the latest values of both signals, once each has one, whenever either changes.
  ///
  /// A send that reaches both signals is delivered once, with both new values. The combined signal finishes when both
  /// have finished, and fails when either fails.
  @inlinable public func combineLatest<Other: SignalConvertible>(_ other: Other) -> Signal<(Value, Other.Value)> {
    combineLatest(other) { ($0, $1) }
  }

  /// Delivers the result of `transform` for the latest values of both signals, whenever either changes.
  @inlinable public func combineLatest<Other: SignalConvertible, Result>(
    _ other: Other,
    _ transform: @escaping (Value, Other.Value) -> Result
  ) -> Signal<Result> {
    let (signal, other) = (signal.relayed, other.signal.relayed)
    return Signal<Result>(depth: max(signal.depth, other.depth) + 1) { observer in
      let junction = Junction(open: 2, finish: observer.end)
      let first = OperatorState<Value?>(nil)
      let second = OperatorState<Other.Value?>(nil)
      let value = observer.value
      junction.emit = {
        if let first = first.value, let second = second.value { value(transform(first, second)) }
      }
      // Pending from the start, so that the values that are present at subscription are delivered once, after it.
      junction.isPending = true
      junction.adopt(
        first: signal.connect(
          Observer(
            value: {
              first.value = $0
              junction.mark()
            },
            end: junction.receive)))
      junction.adopt(
        second: other.connect(
          Observer(
            value: {
              second.value = $0
              junction.mark()
            },
            end: junction.receive)))
      Turn.enqueue(junction)
      return junction
    }
  }

  /// Delivers the latest values of three signals, once each has one, whenever any changes.
  @inlinable public func combineLatest<Second: SignalConvertible, Third: SignalConvertible>(
    _ second: Second,
    _ third: Third
  ) -> Signal<(Value, Second.Value, Third.Value)> {
    combineLatest(second, third) { ($0, $1, $2) }
  }

  /// Delivers the result of `transform` for the latest values of three signals, whenever any changes.
  @inlinable public func combineLatest<Second: SignalConvertible, Third: SignalConvertible, Result>(
    _ second: Second,
    _ third: Third,
    _ transform: @escaping (Value, Second.Value, Third.Value) -> Result
  ) -> Signal<Result> {
    combineLatest(second).combineLatest(third) { transform($0.0, $0.1, $1) }
  }

  /// Delivers the latest values of four signals, once each has one, whenever any changes.
  @inlinable public func combineLatest<Second: SignalConvertible, Third: SignalConvertible, Fourth: SignalConvertible>(
    _ second: Second,
    _ third: Third,
    _ fourth: Fourth
  ) -> Signal<(Value, Second.Value, Third.Value, Fourth.Value)> {
    combineLatest(second, third, fourth) { ($0, $1, $2, $3) }
  }

  /// Delivers the result of `transform` for the latest values of four signals, whenever any changes.
  @inlinable
  public func combineLatest<Second: SignalConvertible, Third: SignalConvertible, Fourth: SignalConvertible, Result>(
    _ second: Second,
    _ third: Third,
    _ fourth: Fourth,
    _ transform: @escaping (Value, Second.Value, Third.Value, Fourth.Value) -> Result
  ) -> Signal<Result> {
    combineLatest(second, third).combineLatest(fourth) { transform($0.0, $0.1, $0.2, $1) }
  }
}

extension Signal {
  /// Returns a signal of the latest values of all `signals`, in order, once each has one, whenever any changes.
  ///
  /// A send that reaches several signals is delivered once. The result finishes when all have finished, at once if
  /// there are none, and fails when any of them fails. Delivering costs the same for any number of signals, unless a
  /// subscriber keeps an array, which then is copied.
  ///
  /// - Complexity: O(*n*) in the number of signals for each subscription.
  @inlinable public static func combineLatest<Element>(
    _ signals: some Sequence<some SignalConvertible<Element>>
  ) -> Signal where Value == [Element] {
    let parts = signals.map(\.signal).enumerated().map { index, signal in signal.map { (index: index, value: $0) } }
    let upstream = Signal<(index: Int, value: Element)>.merge(parts).relayed
    return Signal(after: upstream) { observer in
      let junction = Junction(open: 1, finish: observer.end)
      let first = OperatorState(Array<Element?>(repeating: nil, count: parts.count))
      let (latest, missing) = (OperatorState<[Element]>([]), OperatorState(parts.count))
      let value = observer.value
      junction.emit = { if missing.value == 0, !parts.isEmpty { value(latest.value) } }
      // Pending from the start, so that the values that are present at subscription are delivered once, after it.
      junction.isPending = true
      junction.adopt(
        first: upstream.connect(
          Observer(
            value: { new in
              if missing.value == 0 {
                latest.value[new.index] = new.value
              } else {
                if first.value[new.index] == nil { missing.value -= 1 }
                first.value[new.index] = new.value
                if missing.value == 0 { latest.value = first.value.compactMap { $0 } }
              }
              junction.mark()
            },
            end: junction.conclude)))
      Turn.enqueue(junction)
      return junction
    }
  }
}

// Each overload costs Boolean expressions without signals two steps of the type checker for each term.
extension SignalConvertible<Bool> {
  /// Delivers the opposite of each value: `.isEnabled <-- !isBusy`.
  @_disfavoredOverload public static prefix func ! (source: Self) -> Signal<Bool> { source.map { !$0 } }

  /// Delivers whether the latest values of both signals are `true`: `.isEnabled <-- (isValid && !isBusy)`.
  @_disfavoredOverload public static func && <Other: SignalConvertible<Bool>>(
    first: Self, second: Other
  ) -> Signal<Bool> { first.combineLatest(second) { $0 && $1 } }

  /// Delivers whether the latest value of either signal is `true`: `.isHidden <-- (isBusy || isEmpty)`.
  @_disfavoredOverload public static func || <Other: SignalConvertible<Bool>>(
    first: Self, second: Other
  ) -> Signal<Bool> { first.combineLatest(second) { $0 || $1 } }
}
