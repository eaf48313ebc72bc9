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
