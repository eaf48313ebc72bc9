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
