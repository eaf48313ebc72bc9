/// A variable that notifies subscribers when it is set.
///
/// ```swift
/// let name = Var("Ada")
/// let lifetime = name.subscribe { print($0) }  // Ada
/// name.set("Grace")                            // Grace
/// name.update("Barbara")                       // stored; subscribers are not notified
/// ```
///
/// Use `set` for changes by the program, `update` for values that a view reports and shows already, and `notify` for
/// values that are shown once and not stored.
public typealias Var<Value> = Adapter<VarState<Value>>

/// The state of a ``Var``.
public struct VarState<Value>: ValueState {
  /// The messages of a ``Var``.
  public enum Message {
    /// Stores the value and notifies subscribers.
    case set(Value)
    /// Stores the value without a notification.
    case update(Value)
    /// Notifies subscribers of a value that is not stored.
    case notify(Value)
  }

  /// The stored value.
  public let value: Value

  /// Creates a state with a value.
  @inlinable public init(value: Value) {
    self.value = value
  }

  /// The name `Var<Value>`.
  nonisolated public static var adapterName: String { "Var<\(Value.self)>" }

  /// Returns the message that sets the variable to a value.
  @inlinable public static func message(for value: Value) -> Message { .set(value) }

  /// Returns the state after the message, and the value of the notification, if any.
  @inlinable public func reduce(message: Message, feedback: Input<Message>) -> (state: VarState, notification: Value?) {
    switch message {
    case .set(let value): (VarState(value: value), value)
    case .update(let value): (VarState(value: value), nil)
    case .notify(let value): (self, value)
    }
  }
}

extension VarState: StoredState, PersistentAdapterState where Value: Codable {}

extension Adapter {
  /// Creates a variable with an initial value.
  @inlinable public init<Value>(_ value: Value) where State == VarState<Value> {
    self.init(VarState(value: value))
  }

  /// Stores a value and notifies subscribers.
  @inlinable public func set<Value>(_ value: Value) where State == VarState<Value> {
    send(.set(value))
  }

  /// Stores a value and notifies only ``allChanges()`` and ``stateChanges()``.
  @inlinable public func update<Value>(_ value: Value) where State == VarState<Value> {
    send(.update(value))
  }

  /// Notifies subscribers of a value that is not stored.
  @inlinable public func notify<Value>(_ value: Value) where State == VarState<Value> {
    send(.notify(value))
  }

  /// Returns an input that sets the variable: `.textChanged() --> name.set()`.
  @inlinable public func set<Value>() -> Input<Value> where State == VarState<Value> {
    Input { [core] in core.send(.set($0)) }
  }

  /// Returns an input that stores values without a notification, for values that a view shows already.
  @inlinable public func update<Value>() -> Input<Value> where State == VarState<Value> {
    Input { [core] in core.send(.update($0)) }
  }

  /// Returns an input that notifies subscribers of values that are not stored.
  @inlinable public func notify<Value>() -> Input<Value> where State == VarState<Value> {
    Input { [core] in core.send(.notify($0)) }
  }

  /// Returns a signal of the current value and of every value that is set, updated or notified of.
  @inlinable public func allChanges<Value>() -> Signal<Value> where State == VarState<Value> {
    Signal { [core] observer in
      let value = observer.value
      let connection = core.steps.subscribe(
        Observer(
          value: {
            switch $0.message {
            case .set(let new), .update(let new), .notify(let new): value(new)
            case nil: value($0.state.value)
            }
          },
          end: observer.end))
      value(core.state.value)
      return connection
    }
  }

  /// Returns a signal of the current value and of every value that is stored.
  @inlinable public func stateChanges<Value>() -> Signal<Value> where State == VarState<Value> {
    Signal { [core] observer in
      let value = observer.value
      let connection = core.steps.subscribe(
        Observer(
          value: {
            if case .notify? = $0.message { return }
            value($0.state.value)
          },
          end: observer.end))
      value(core.state.value)
      return connection
    }
  }
}
