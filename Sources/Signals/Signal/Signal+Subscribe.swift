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
    signal.start(Observer(value: onValue, end: onEnd))
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

extension Signal {
  /// Subscribes to the values.
  ///
  /// Bindings call this method, because one of a protocol would look up the type of the signal each time.
  package func connected(_ onValue: @escaping @MainActor (Value) -> Void) -> Lifetime {
    start(Observer(value: onValue, end: { _ in }))
  }

  @inlinable internal func start(_ observer: Observer<Value>) -> Lifetime {
    let (isOutermost, newest) = (Turn.open(), GraphNode.count)
    let connection = connect(observer)
    if isOutermost { Turn.close() } else { Turn.settle(connection, newerThan: newest) }
    return Lifetime(connection)
  }
}
