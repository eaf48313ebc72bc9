/// State that changes by messages and tells subscribers: the bridge between a model and what shows it.
///
/// What messages do is up to the `State`. ``Var``, ``TempVar``, ``ToggleVar`` and ``StackAdapter`` are adapters with
/// ready-made states, ``ModelState`` makes one from a reducer, and ``AdapterState`` shows how to write another.
///
/// Copies of an adapter are the same adapter.
@MainActor
public struct Adapter<State: AdapterState>: SignalConvertible, InputConvertible {
  @usableFromInline internal let core: AdapterCore<State>

  /// Makes an adapter that starts in `state`.
  @inlinable
  public init(_ state: State) {
    core = AdapterCore(state)
  }

  /// Makes an adapter that starts in `adapterState`.
  @inlinable
  public init(adapterState: State) {
    core = AdapterCore(adapterState)
  }

  /// The present state.
  ///
  /// It can be read at any time. While a message is delivered it is the state after that message, and while one is
  /// reduced, the state before.
  @inlinable public var state: State { core.state }

  /// Sends a message: it is carried out and delivered now, or after the delivery that is under way.
  @inlinable
  public func send(_ message: State.Message) {
    core.send(message)
  }

  /// Where messages are sent to.
  @inlinable public var input: Input<State.Message> {
    Input { [core] in core.send($0) }
  }

  /// What the state says to a new subscriber, then its notifications.
  @inlinable public var signal: Signal<State.Notification> {
    Signal { [core] observer in
      let connection = core.notifications.subscribe(observer)
      if let present = core.state.resume() { observer.value(present) }
      return connection
    }
  }

  /// Why messages could not be carried out. The adapter itself goes on.
  public var failures: Signal<any Error> {
    Signal(core.failures)
  }
}
