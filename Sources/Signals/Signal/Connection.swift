/// The connection of one observer to a signal, which a ``Lifetime`` cancels.
///
/// A connection and the closures upstream of it can retain each other until it is cancelled. The owner of a connection
/// must therefore cancel it, which ``Lifetime`` guarantees.
@MainActor @usableFromInline internal class Connection {
  /// The node that receives values through the connection. It is higher than all nodes upstream.
  ///
  /// It is alive as long as it can be reached, because the closures upstream retain it until it cancels the connection.
  @usableFromInline @exclusivity(unchecked) internal final unowned var listener: GraphNode?

  @inlinable internal init() {}

  /// Cancels the connection. Further calls do nothing.
  @usableFromInline internal func cancel() {}

  /// The height of the upstream node, or 0 if there is none.
  @usableFromInline internal var height: Int { 0 }

  internal var node: GraphNode? { nil }
}

/// A connection that calls a closure when it is cancelled.
@usableFromInline internal final class ClosureConnection: Connection {
  private var action: (() -> Void)?

  @usableFromInline internal init(_ action: @escaping () -> Void) { self.action = action }

  @usableFromInline internal override func cancel() {
    guard let action else { return }
    self.action = nil
    action()
  }
}

/// The closures of a subscription: one for values, one for the end.
@MainActor @usableFromInline internal struct Observer<Value> {
  @usableFromInline internal let value: (Value) -> Void
  @usableFromInline internal let end: (End) -> Void

  /// Whether the observer belongs to a subscriber, to which nothing is delivered after cancellation, and not to an
  /// operator.
  @usableFromInline internal let isSubscriber: Bool

  @inlinable internal init(
    value: @escaping (Value) -> Void, end: @escaping (End) -> Void, isSubscriber: Bool = false
  ) {
    self.value = value
    self.end = end
    self.isSubscriber = isSubscriber
  }
}

/// The connection of a subscriber to a signal with operators.
///
/// The closure of an operator can cancel the subscription, after which the value that it returns is not delivered.
internal final class GuardedConnection<Value>: Connection {
  /// The closure for values, until the connection is cancelled.
  private var onValue: ((Value) -> Void)?
  private var upstream: Connection?

  internal init(_ observer: Observer<Value>, to signal: Signal<Value>) {
    onValue = observer.value
    super.init()
    upstream = signal.connect(Observer(value: { [self] in onValue?($0) }, end: observer.end))
  }

  internal override var height: Int { upstream?.height ?? 0 }

  internal override var node: GraphNode? { upstream?.node }

  internal override func cancel() {
    onValue = nil
    upstream?.cancel()
    upstream = nil
  }
}

extension Signal {
  /// Connects a subscriber to a signal with operators.
  @usableFromInline internal func connectGuarded(_ observer: Observer<Value>) -> Connection {
    guard origin is MappedSignal else { return GuardedConnection(observer, to: self) }
    return connect(Observer(value: observer.value, end: observer.end, isSubscriber: true))
  }
}
