/// The closures of an operator for one subscription. See ``SignalConvertible/transform(_:)``.
@MainActor public struct Operator<Value> {
  @usableFromInline internal let onValue: (Value) -> Void
  @usableFromInline internal let onEnd: ((End) -> Void)?
  @usableFromInline internal let onTermination: (() -> Void)?

  /// Creates the closures of an operator.
  ///
  /// - Parameters:
  ///   - onValue: A closure that is called with each value.
  ///   - onEnd: A closure that is called with the end. By default, the end is passed on. An operator that does not pass
  ///     it on can deliver more values, and end the signal later.
  ///   - onTermination: A closure that is called once when the subscription is over, because it has been cancelled or
  ///     because the signal has ended.
  @inlinable public init(
    onValue: @escaping (Value) -> Void,
    onEnd: ((End) -> Void)? = nil,
    onTermination: (() -> Void)? = nil
  ) {
    self.onValue = onValue
    self.onEnd = onEnd
    self.onTermination = onTermination
  }
}

extension SignalConvertible {
  /// Returns a signal of what an operator of your own delivers.
  ///
  /// `makeOperator` is called for each subscription, so that its local variables are the state of one subscription.
  /// The values that it sends itself are delivered first.
  ///
  /// ```swift
  /// extension SignalConvertible {
  ///   /// Delivers each value with the number of values before it.
  ///   func enumerated() -> Signal<(Int, Value)> {
  ///     transform { downstream in
  ///       var count = 0
  ///       return Operator { value in
  ///         downstream.send((count, value))
  ///         count += 1
  ///       }
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter makeOperator: A closure that returns the closures for values and ends. They deliver to the
  ///   ``Downstream`` that it receives.
  @inlinable public func transform<Result>(
    _ makeOperator: @escaping (Downstream<Result>) -> Operator<Value>
  ) -> Signal<Result> {
    let upstream = signal.relayed
    return Signal<Result>(after: upstream) { observer in
      let node = OperatorNode(finish: observer.end)
      let made = makeOperator(Downstream(node, observer.value))
      node.adopt(made.onTermination)
      // An operator such as a prefix of no values ends at once.
      guard node.isLive else { return node }
      let (onValue, onEnd) = (made.onValue, made.onEnd)
      node.adopt(
        first: upstream.connect(
          Observer(
            value: {
              guard node.isLive else { return }
              node.isReceiving = true
              onValue($0)
              node.isReceiving = false
            },
            end: {
              guard node.isLive, let onEnd else { return node.conclude($0) }
              node.isReceiving = true
              onEnd($0)
              node.isReceiving = false
            })))
      node.isReceiving = false
      return node
    }
  }
}
