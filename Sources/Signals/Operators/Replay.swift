extension SignalConvertible {
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
