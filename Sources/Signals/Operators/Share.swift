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
    let connect = signal.connect
    let hub = Hub<Value>()
    let recent = Memory<[Value]>([])
    return Signal { observer in
      let isFirst = hub.source == nil && hub.end == nil
      if isFirst { recent.value = [] }
      for value in recent.value { observer.value(value) }
      let connection = hub.subscribe(observer)
      guard isFirst else { return connection }
      let source = Junction(open: 1, finish: { hub.finish($0) })
      hub.source = source
      source.adopt(
        first: connect(
          Observer(
            value: {
              guard source.isLive else { return }
              if replay > 0 {
                recent.value.append($0)
                if recent.value.count > replay { recent.value.removeFirst() }
              }
              hub.deliver($0)
            },
            end: source.hear)))
      return connection
    }
  }
}
