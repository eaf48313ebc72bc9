extension SignalConvertible {
  /// Calls `onValue` with each value from now on, and `onEnd` with the end, if one comes.
  ///
  /// A signal that has a present value delivers it before this returns.
  ///
  /// - Returns: How long that goes on. Keep it: when it is released, the subscription is cancelled.
  @inlinable
  public func subscribe(
    _ onValue: @escaping (Value) -> Void,
    onEnd: @escaping (End) -> Void
  ) -> Lifetime {
    let observer = Observer(value: onValue, end: onEnd)
    guard Turn.open() else { return Lifetime(Turn.subscribe { signal.connect(observer) }) }
    let connection = signal.connect(observer)
    Turn.close()
    return Lifetime(connection)
  }

  /// Calls `onValue` with each value from now on.
  ///
  /// A signal that has a present value delivers it before this returns.
  ///
  /// - Returns: How long that goes on. Keep it: when it is released, the subscription is cancelled.
  @inlinable
  public func subscribe(_ onValue: @escaping (Value) -> Void) -> Lifetime {
    subscribe(onValue, onEnd: { _ in })
  }

  /// Sends each value to `target`, until the lifetime ends.
  @inlinable
  public func bind<Target: InputConvertible>(to target: Target) -> Lifetime where Target.Sent == Value {
    let input = target.input
    return subscribe { input.send($0) }
  }
}
