extension SignalConvertible {
  /// Delivers the values of the signal that delivers or ends first, this one or one of `others`, and cancels the rest.
  public func race(_ others: any SignalConvertible<Value>...) -> Signal<Value> {
    .race([signal] + others.map { $0.signal })
  }
}

extension Signal {
  /// Returns a signal of the values of the signal that delivers or ends first, and cancels the others.
  ///
  /// If there are none, it finishes at once. If one has a current value, those after it are not subscribed to.
  public static func race(_ signals: some Sequence<some SignalConvertible<Value>>) -> Signal {
    let signals = signals.map { $0.signal.relayed }
    guard !signals.isEmpty else { return .empty }
    return Signal(depth: signals.reduce(0) { Swift.max($0, $1.depth) } + 1) { observer in
      let confluence = Confluence(finish: observer.end)
      let winner = OperatorState<Int?>(nil)
      /// Returns whether a signal is the first, or has been so before.
      @MainActor func wins(_ number: Int) -> Bool {
        if winner.value == nil {
          winner.value = number
          confluence.keep(only: number)
        }
        return winner.value == number && confluence.isLive
      }
      for (index, signal) in signals.enumerated() where winner.value == nil {
        // Connections are counted from 1.
        let number = index + 1
        confluence.add { end in
          let newest = GraphNode.count
          let connection = signal.connect(
            Observer(value: { if wins(number) { observer.value($0) } }, end: { if wins(number) { end($0) } }))
          // The current value of a combination wins before the next signal is subscribed to.
          if winner.value == nil { Turn.settle(connection, newerThan: newest) }
          return connection
        }
      }
      return confluence
    }
  }
}
