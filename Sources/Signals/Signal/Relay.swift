/// A junction that passes on, in its turn, each value that it has heard.
///
/// Relays stand in long chains of operators, one after every ``Signal/reach`` of them, and connect one after the other: so
/// neither subscribing, delivering nor cancelling needs more of the stack the longer the chain is.
internal final class Relay: Junction {
  private var start: (() -> Connection)?

  internal init(height: Int, finish: @escaping (End) -> Void) {
    super.init(open: 1, finish: finish)
    level = height
  }

  /// Connects as soon as the stack is free.
  internal func connect(by start: @escaping () -> Connection) {
    self.start = start
    Turn.enqueue(self)
  }

  /// Connects, unless it has been cancelled.
  internal func connect() {
    guard let start else { return }
    self.start = nil
    if isLive { adopt(first: start()) }
  }
}

extension Signal {
  /// The number of operators after which a relay follows.
  @inlinable internal static var reach: Int { 64 }

  /// The signal itself, or a relay of it if operators have piled up.
  @inlinable internal var relayed: Signal { depth % Signal.reach == Signal.reach - 1 ? makeRelay() : self }

  @usableFromInline
  internal func makeRelay() -> Signal {
    let (upstream, height) = (Upstream(self), depth + 1)
    return Signal(depth: height) { observer in
      let relay = Relay(height: height, finish: observer.end)
      let heard = Backlog<Value>()
      relay.emit = { heard.deliver(while: relay, observer.value) }
      relay.connect {
        upstream.connect(
          Observer(
            value: {
              heard.add($0)
              relay.mark()
            },
            end: {
              relay.mark()
              relay.hear($0)
            }))
      }
      return relay
    }
  }
}

/// The upstream of a relay. It is released without going down the whole chain at once.
private final class Upstream<Value> {
  private var signal: Signal<Value>?

  init(_ signal: Signal<Value>) {
    self.signal = signal
  }

  @MainActor
  func connect(_ observer: Observer<Value>) -> Connection {
    signal?.connect(observer) ?? Connection()
  }

  deinit {
    Remains.release(&signal)
  }
}
