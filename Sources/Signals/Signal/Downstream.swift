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
    Turn.perform { [node, deliver = self.value] in if node.isLive { deliver(value) } }
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
