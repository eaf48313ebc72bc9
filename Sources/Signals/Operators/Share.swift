extension SignalConvertible {
  /// Shares one subscription among all subscribers, from the first subscriber until the last has cancelled.
  ///
  /// ```swift
  /// let rows = search.map(expensiveFilter).share(replay: 1)
  /// ```
  ///
  /// - replay: The number of latest values that a new subscriber receives first. They are dropped when the last
  ///   subscriber cancels.
  @inlinable public func share(replay: Int = 0) -> Signal<Value> {
    let upstream = signal.relayed
    let hub = Hub<Value>()
    let recent = ReplayBuffer<Value>(capacity: replay)
    return Signal(after: upstream) { observer in
      guard hub.end == nil else {
        for value in recent.inOrder { observer.value(value) }
        return hub.subscribe(observer)
      }
      // A subscriber that receives replayed values may cancel the last of the others, which must not end the source.
      let connection = hub.subscribe(observer)
      guard hub.source == nil else {
        for value in recent.inOrder { observer.value(value) }
        return connection
      }
      recent.forget()
      let source = SharedSource(of: hub)
      hub.source = source
      source.adopt(
        first: upstream.connect(
          Observer(
            value: {
              guard source.isLive else { return }
              recent.add($0)
              hub.deliver($0)
            },
            end: source.hear)))
      return connection
    }
  }
}
