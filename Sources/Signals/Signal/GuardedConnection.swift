/// The connection of a subscriber to a signal with operators.
///
/// The closure of an operator can cancel the subscription, after which the value that it returns is not delivered.
@usableFromInline internal final class GuardedConnection: Connection {
  private var upstream: Connection?
  private var isLive = true

  /// Connects an observer, which is not called after the connection has been cancelled.
  @usableFromInline internal static func connect<Value>(
    _ observer: Observer<Value>, to signal: Signal<Value>
  ) -> Connection {
    let guarded = GuardedConnection()
    let (value, end) = (observer.value, observer.end)
    guarded.upstream = signal.connect(
      Observer(value: { if guarded.isLive { value($0) } }, end: { if guarded.isLive { end($0) } }))
    return guarded
  }

  internal override var height: Int { upstream?.height ?? 0 }

  internal override var node: GraphNode? { upstream?.node }

  internal override func cancel() {
    isLive = false
    upstream?.cancel()
    upstream = nil
  }
}
