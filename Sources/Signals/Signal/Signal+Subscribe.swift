extension SignalConvertible {
  /// Subscribes to the values and to the end.
  ///
  /// A signal with a current value delivers it before this method returns.
  ///
  /// - Returns: The lifetime of the subscription. Retain it: when it is released, the subscription is cancelled.
  @inlinable public func subscribe(
    _ onValue: @escaping (Value) -> Void,
    onEnd: @escaping (End) -> Void
  ) -> Lifetime {
    let (isOutermost, newest) = (Turn.open(), GraphNode.count)
    let connection = signal.connect(Observer(value: onValue, end: onEnd))
    if isOutermost { Turn.close() } else { Turn.settle(connection, newerThan: newest) }
    return Lifetime(connection)
  }

  /// Subscribes to the values.
  ///
  /// A signal with a current value delivers it before this method returns.
  ///
  /// - Returns: The lifetime of the subscription. Retain it: when it is released, the subscription is cancelled.
  @inlinable public func subscribe(_ onValue: @escaping (Value) -> Void) -> Lifetime {
    subscribe(onValue, onEnd: { _ in })
  }

  /// Sends each value to `target`, until the lifetime ends.
  ///
  /// - Returns: The lifetime of the subscription. Retain it: when it is released, the subscription is cancelled.
  @inlinable public func bind<Target: InputConvertible>(to target: Target) -> Lifetime where Target.Sent == Value {
    let input = target.input
    return subscribe { input.send($0) }
  }
}
