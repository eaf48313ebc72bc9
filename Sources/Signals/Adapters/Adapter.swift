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
  ///
  /// A reading in the body of a component, in the block of a live tree or in `Signal.observing` is read again after
  /// subscribers have been told something: a state that is changed silently, as by `update`, has nothing read again.
  @inlinable public var state: State {
    if Reading.current != nil { core.follow() }
    return core.state
  }

  /// Sends a message: it is carried out and delivered now, or after the delivery that is under way.
  @inlinable
  public func send(_ message: State.Message) {
    core.send(message)
  }

  /// Where a target is sent to: the messages of most adapters, the values of a ``Var``.
  @inlinable public var input: Input<State.Sent> {
    Input { [core] in core.send(State.message(for: $0)) }
  }

  /// What the state says to a new subscriber, then its notifications.
  @inlinable public var signal: Signal<State.Notification> {
    Signal { [core] observer in
      let connection = core.notifications.subscribe(observer)
      if let present = core.state.resume() { observer.value(present) }
      return connection
    }
  }

  /// Whether both are copies of one adapter.
  nonisolated public func isSame(as other: Adapter) -> Bool { core === other.core }

  /// The errors of messages that could not be carried out, and of circles that were stopped (``FeedbackError``). The adapter
  /// itself goes on.
  public var failures: Signal<any Error> {
    Signal(core.failures)
  }
}
