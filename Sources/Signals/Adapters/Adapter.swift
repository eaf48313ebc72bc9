/// State that is changed by messages and notifies subscribers.
///
/// An adapter connects a model with the views that show it.
///
/// The `State` decides what messages do. ``TempVar``, ``ToggleVar``, ``StackAdapter`` and ``ArrayAdapter`` are adapters
/// with ready-made states, ``ModelState`` is a state with a reducer, and ``AdapterState`` shows how to write your own.
/// For a single value, use a ``Var``.
///
/// All copies of an adapter share one state.
@MainActor public struct Adapter<State: AdapterState>: SignalConvertible, InputConvertible {
  @usableFromInline internal let core: AdapterCore<State>

  /// Creates an adapter with an initial state.
  @inlinable public init(_ state: State) { core = AdapterCore(state) }

  /// The current state.
  ///
  /// You can read it at any time. During a delivery it is the state after the message that is being delivered; inside a
  /// reducer it is the state before the message.
  ///
  /// Reads in the body of a component, in the block of a live tree and in `Signal.observing` are tracked: they are
  /// repeated when the adapter notifies subscribers. A silent change, such as that of `update`, does not repeat them.
  @inlinable public var state: State {
    if Reading.current != nil { core.follow() }
    return core.state
  }

  /// Sends a message, which is applied and delivered now, or after the delivery that is under way.
  @inlinable public func send(_ message: State.Message) { core.send(message) }

  /// An input that sends the messages that it receives.
  @inlinable public var input: Input<State.Message> { Input { [core] in core.send($0) } }

  /// A signal of the notification for new subscribers, if the state has one, and then of all later notifications.
  @inlinable public var signal: Signal<State.Notification> {
    Signal(origin: core) { [core] observer in
      let connection = core.notifications.subscribe(observer)
      if let present = core.state.resume() { observer.value(present) }
      return connection
    }
  }

  /// Returns whether two values are copies of one adapter.
  nonisolated public func isSame(as other: Adapter) -> Bool { core === other.core }

  /// The errors of messages that failed, and of cycles that were stopped (``FeedbackError``). The adapter goes on after
  /// an error.
  public var failures: Signal<any Error> { Signal(core.failures) }
}

/// An adapter with a type alias, such as ``TempVar``.
package protocol NamedAdapter {
  /// The name of the alias.
  static var adapterName: String { get }
}

extension Adapter: NamedAdapter {
  nonisolated package static var adapterName: String { State.adapterName }
}

extension Signal {
  /// The result of a slice for one notification.
  public enum Next {
    /// Delivers this value.
    case value(Value)
    /// Delivers nothing.
    case none
  }
}

extension Adapter {
  /// Returns a signal of one part of the model, computed from each notification.
  ///
  /// `processor` is called with the model as it was just after the notification.
  ///
  /// ```swift
  /// let rows = document.slice(resume: .reload) { document, change in
  ///   switch change {
  ///   case .addedRow(let index): .value(document.rows[index])
  ///   default: .none
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - resume: The notification that each subscription begins with.
  ///   - processor: Returns a value for a notification, or `none`.
  @inlinable public func slice<Model, Message, Notification, Result>(
    resume: Notification,
    _ processor: @escaping (Model, Notification) -> Signal<Result>.Next
  ) -> Signal<Result> where State == ModelState<Model, Message, Notification> {
    slice(initial: (), resume: resume) { _, model, notification in processor(model, notification) }
  }

  /// Returns a signal of one part of the model that keeps a memo between notifications.
  ///
  /// - Parameters:
  ///   - initial: The memo that each subscription starts with.
  ///   - resume: The notification that each subscription begins with.
  ///   - processor: Returns a value for a notification, or `none`, and may change the memo.
  @inlinable public func slice<Model, Message, Notification, Memo, Result>(
    initial: Memo,
    resume: Notification,
    _ processor: @escaping (inout Memo, Model, Notification) -> Signal<Result>.Next
  ) -> Signal<Result> where State == ModelState<Model, Message, Notification> {
    // The processor can cancel the subscription, as the closure of an operator can.
    Signal<Result>(depth: 1) { [core] observer in
      let memo = OperatorState(initial)
      let value = observer.value
      let take: (Model, Notification) -> Void = { model, notification in
        var present = memo.value
        let next = processor(&present, model, notification)
        memo.value = present
        if case .value(let result) = next { value(result) }
      }
      let connection = core.steps.subscribe(
        Observer(
          value: { if let notification = $0.notification { take($0.state.model, notification) } },
          end: observer.end))
      take(core.state.model, resume)
      return connection
    }
  }
}
