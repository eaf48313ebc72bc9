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
    let (isOutermost, newest) = (Turn.open(), Node.count)
    let connection = signal.connect(Observer(value: onValue, end: onEnd))
    if isOutermost { Turn.close() } else { Turn.settle(connection, newerThan: newest) }
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
