/// A value that can be set, and says so.
///
/// ```swift
/// let name = Var("Ada")
/// let lifetime = name.subscribe { print($0) }  // Ada
/// name.set("Grace")                            // Grace
/// name.update("Barbara")                       // stored, but not told
/// ```
///
/// What a change comes from decides which to use: `set` for the program's own, `update` for what a view reports and
/// shows already, so that it is not told again, and `notify` for what is to be shown for once and not kept.
public typealias Var<Value> = Adapter<VarState<Value>>

/// The rules of a ``Var``.
public struct VarState<Value>: ValueState {
  /// What can be sent to a ``Var``.
  public enum Message {
    /// Stores the value and tells subscribers.
    case set(Value)
    /// Stores the value and tells nobody.
    case update(Value)
    /// Tells subscribers of a value that is not stored.
    case notify(Value)
  }

  /// The value stored last.
  public let value: Value

  /// Starts with a value.
  @inlinable
  public init(value: Value) {
    self.value = value
  }

  /// The name of the alias.
  nonisolated public static var adapterName: String { "Var<\(Value.self)>" }

  /// The message that sets the variable to a value.
  @inlinable
  public static func message(for value: Value) -> Message { .set(value) }

  /// Stores what the message says to store, and notifies of what it says to notify of.
  @inlinable
  public func reduce(message: Message, feedback: Input<Message>) -> (state: VarState, notification: Value?) {
    switch message {
    case .set(let value): (VarState(value: value), value)
    case .update(let value): (VarState(value: value), nil)
    case .notify(let value): (self, value)
    }
  }
}

extension VarState: StoredState, PersistentAdapterState where Value: Codable {}

extension Adapter {
  /// Makes a variable that starts with `value`.
  @inlinable
  public init<Value>(_ value: Value) where State == VarState<Value> {
    self.init(VarState(value: value))
  }

  /// Stores a value and tells subscribers.
  @inlinable
  public func set<Value>(_ value: Value) where State == VarState<Value> {
    send(.set(value))
  }

  /// Stores a value and tells nobody but ``allChanges()`` and ``stateChanges()``.
  @inlinable
  public func update<Value>(_ value: Value) where State == VarState<Value> {
    send(.update(value))
  }

  /// Tells subscribers of a value that is not stored.
  @inlinable
  public func notify<Value>(_ value: Value) where State == VarState<Value> {
    send(.notify(value))
  }

  /// Where to send values to be stored and told: `.textChanged() --> name.set()`.
  @inlinable
  public func set<Value>() -> Input<Value> where State == VarState<Value> {
    Input { [core] in core.send(.set($0)) }
  }

  /// Where to send values to be stored and not told, as a view sends what it shows already.
  @inlinable
  public func update<Value>() -> Input<Value> where State == VarState<Value> {
    Input { [core] in core.send(.update($0)) }
  }

  /// Where to send values to be told and not stored.
  @inlinable
  public func notify<Value>() -> Input<Value> where State == VarState<Value> {
    Input { [core] in core.send(.notify($0)) }
  }

  /// The present value, then every value that is set, updated or notified of.
  @inlinable
  public func allChanges<Value>() -> Signal<Value> where State == VarState<Value> {
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

  /// The present value, then every value that is stored.
  @inlinable
  public func stateChanges<Value>() -> Signal<Value> where State == VarState<Value> {
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
