/// A junction that passes on each received value in its turn.
///
/// There is one relay after every ``Signal/reach`` operators of a long chain. Relays connect one after the other, so
/// that the stack depth of subscribing, delivering and cancelling does not grow with the chain.
internal final class Relay: Junction {
  private var start: (() -> Connection)?

  internal init(height: Int, finish: @escaping (End) -> Void) {
    super.init(open: 1, finish: finish)
    level = height
  }

  /// Connects as soon as the stack has unwound.
  internal func connect(by start: @escaping () -> Connection) {
    self.start = start
    Turn.enqueue(self)
  }

  /// Connects, unless the relay has been cancelled.
  internal func connect() {
    guard let start else { return }
    self.start = nil
    if isLive { adopt(first: start()) }
  }
}

extension Signal {
  /// The number of operators after which there is a relay.
  @inlinable internal static var reach: Int { 64 }

  /// The signal itself, or a relay of it after a number of operators.
  @inlinable internal var relayed: Signal { depth % Signal.reach == Signal.reach - 1 ? makeRelay() : self }

  @usableFromInline internal func makeRelay() -> Signal {
    let (upstream, height) = (Upstream(self), depth + 1)
    return Signal(depth: height) { observer in
      let relay = Relay(height: height, finish: observer.end)
      let received = Backlog<Value>()
      relay.emit = { received.deliver(while: relay, observer.value) }
      relay.connect {
        upstream.connect(
          Observer(
            value: {
              received.add($0)
              relay.mark()
            },
            end: {
              relay.mark()
              relay.receive($0)
            }))
      }
      return relay
    }
  }
}

/// The upstream of a relay, which is released without recursion along the chain.
private final class Upstream<Value> {
  private var signal: Signal<Value>?

  init(_ signal: Signal<Value>) { self.signal = signal }

  @MainActor func connect(_ observer: Observer<Value>) -> Connection {
    signal?.connect(observer) ?? Connection()
  }

  deinit { DeferredRelease.release(&signal) }
}
