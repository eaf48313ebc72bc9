extension SignalConvertible {
  /// Calls closures at the events of each subscription, and passes everything on.
  ///
  /// ```swift
  /// let rows = search.handleEvents(onSubscribe: { print("search") }, onCancel: { print("cancelled") })
  /// ```
  ///
  /// - Parameters:
  ///   - onSubscribe: A closure that is called before the subscription to this signal.
  ///   - onValue: A closure that is called with each value, before the subscriber.
  ///   - onEnd: A closure that is called with the end, before the subscriber.
  ///   - onCancel: A closure that is called when the subscription is cancelled before the end.
  @inlinable public func handleEvents(
    onSubscribe: (() -> Void)? = nil,
    onValue: ((Value) -> Void)? = nil,
    onEnd: ((End) -> Void)? = nil,
    onCancel: (() -> Void)? = nil
  ) -> Signal<Value> {
    transform { downstream in
      let hasEnded = OperatorState(false)
      onSubscribe?()
      return Operator { value in
        onValue?(value)
        downstream.send(value)
      } onEnd: { end in
        hasEnded.value = true
        onEnd?(end)
        downstream.end(end)
      } onTermination: {
        if !hasEnded.value { onCancel?() }
      }
    }
  }

  /// Writes a line for each event of each subscription, and passes everything on.
  ///
  /// - Parameters:
  ///   - prefix: The beginning of each line.
  ///   - write: A closure that is called with each line. By default, lines are printed.
  public func print(
    _ prefix: String = "",
    to write: @escaping (String) -> Void = { Swift.print($0) }
  ) -> Signal<Value> {
    let start = prefix.isEmpty ? "" : "\(prefix): "
    return handleEvents(
      onSubscribe: { write("\(start)subscribe") },
      onValue: { write("\(start)value \($0)") },
      onEnd: {
        switch $0 {
        case .finished: write("\(start)finished")
        case .failed(let error): write("\(start)failed \(error)")
        }
      },
      onCancel: { write("\(start)cancel") })
  }
}
