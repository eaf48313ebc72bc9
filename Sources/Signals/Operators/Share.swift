extension SignalConvertible {
  /// Subscribes once for all subscribers: at the first, until the last has gone.
  ///
  /// ```swift
  /// let rows = search.map(expensiveFilter).share(replay: 1)
  /// ```
  ///
  /// - Parameter replay: How many of the values so far a new subscriber gets first, besides those to come. They are
  ///   forgotten when the last subscriber goes.
  @inlinable
  public func share(replay: Int = 0) -> Signal<Value> {
    let upstream = signal.relayed
    let hub = Hub<Value>()
    let recent = Recent<Value>(capacity: replay)
    return Signal(after: upstream) { observer in
      guard hub.end == nil else {
        for value in recent.inOrder { observer.value(value) }
        return hub.subscribe(observer)
      }
      // Whoever is called with the recent values may cancel the last of the others, which must not end the source.
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
