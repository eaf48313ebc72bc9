extension SignalConvertible {
  /// Shares one subscription among all subscribers, from the first subscriber until the last has cancelled.
  ///
  /// ```swift
  /// let rows = search.map(expensiveFilter).share(replay: 1)
  /// ```
  ///
  /// An end is final: a later subscriber receives it as well. To subscribe again after a failure, put `retry` before
  /// `share`.
  ///
  /// - Parameter replay: The number of latest values that a new subscriber receives first, none by default. They are
  ///   dropped when the last subscriber cancels.
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
            end: source.receive)))
      return connection
    }
  }

  /// Subscribes at once, and replays the latest `count` values to each subscriber.
  ///
  /// ```swift
  /// let messages = Input<String>()
  /// let recent = messages.replay(10)  // It remembers what is sent from now on.
  /// ```
  ///
  /// Unlike ``share(replay:)``, it remembers values while there is no subscriber. The subscription lasts as long as the
  /// signal that is returned, or a subscription to it.
  @inlinable public func replay(_ count: Int = 1) -> Signal<Value> {
    let shared = share(replay: count)
    let lifetime = shared.subscribe { _ in }
    return Signal(depth: shared.depth) { observer in withExtendedLifetime(lifetime) { shared.connect(observer) } }
  }
}

/// The latest values of a shared signal, up to the number that is replayed.
@MainActor @usableFromInline internal final class ReplayBuffer<Value> {
  /// The newest value, which is stored without an array.
  @usableFromInline @exclusivity(unchecked) internal var newest: Value?

  /// The values before the newest, as a ring buffer that begins at `oldest`.
  @usableFromInline @exclusivity(unchecked) internal var earlier: [Value] = []
  @usableFromInline @exclusivity(unchecked) internal var oldest = 0
  @usableFromInline internal let capacity: Int

  @inlinable internal init(capacity: Int) { self.capacity = capacity }

  @inlinable internal func add(_ value: Value) {
    guard capacity > 0 else { return }
    if capacity > 1 { keepNewest() }
    newest = value
  }

  @inlinable internal func keepNewest() {
    guard let newest else { return }
    guard earlier.count == capacity - 1 else { return earlier.append(newest) }
    earlier[oldest] = newest
    oldest += 1
    if oldest == earlier.count { oldest = 0 }
  }

  @inlinable internal func forget() {
    newest = nil
    earlier = []
    oldest = 0
  }

  /// The values from the oldest to the newest.
  ///
  /// - Complexity: O(*n*) for *n* values.
  @inlinable internal var inOrder: [Value] {
    guard let newest else { return [] }
    return earlier[oldest...] + earlier[..<oldest] + [newest]
  }
}
