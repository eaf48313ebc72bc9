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
  /// Returns a signal of the values that an operator of your own delivers.
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

/// A mutable value that an operator keeps for one subscription.
@MainActor @usableFromInline internal final class OperatorState<Value> {
  @usableFromInline @exclusivity(unchecked) internal var value: Value

  @inlinable internal init(_ value: Value) { self.value = value }
}

/// The subscriber of an operator or of a source, which receives what it delivers.
///
/// You get one for each subscription from ``SignalConvertible/transform(_:)`` and ``Signal/create(_:)``. After the end
/// or the cancellation of the subscription, it drops everything.
@MainActor public struct Downstream<Value> {
  @usableFromInline internal let node: OperatorNode
  @usableFromInline internal let value: (Value) -> Void

  @inlinable internal init(_ node: OperatorNode, _ value: @escaping (Value) -> Void) {
    self.node = node
    self.value = value
  }

  /// Delivers a value: at once inside the closures of the operator, otherwise in a turn of its own.
  @inlinable public func send(_ value: Value) {
    guard node.isReceiving else { return wait(with: value) }
    guard node.isLive else { return }
    // A send by others during the delivery has to wait until it is over.
    node.isReceiving = false
    self.value(value)
    node.isReceiving = true
  }

  @inlinable @inline(never) internal func wait(with value: Value) {
    Turn.perform(from: node) { [node, deliver = self.value] in if node.isLive { deliver(value) } }
  }

  /// Ends the signal for this subscription, and cancels the subscription to the signal before it.
  public func end(_ end: End = .finished) {
    if node.isReceiving { return node.conclude(end) }
    Turn.perform { [node] in node.conclude(end) }
  }
}

/// The connection of an operator that consists of closures.
@usableFromInline internal final class OperatorNode: Junction {
  /// A Boolean value that indicates whether the operator is handling what it has received.
  @usableFromInline @exclusivity(unchecked) internal var isReceiving = true

  @usableFromInline internal init(finish: @escaping (End) -> Void) { super.init(open: 1, finish: finish) }

  /// Calls `onTermination` when the subscription is over.
  @inlinable internal func adopt(_ onTermination: (() -> Void)?) {
    if let onTermination { adopt(second: ClosureConnection(onTermination)) }
  }
}
