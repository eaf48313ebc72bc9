/// The state of a ``Var``.
@usableFromInline internal struct VarState<Value>: ValueState {
  /// The messages of a ``Var``.
  @usableFromInline internal enum Message {
    /// Stores the value and notifies subscribers.
    case set(Value)
    /// Stores the value without a notification.
    case update(Value)
    /// Notifies subscribers of a value that is not stored.
    case notify(Value)
    /// Changes the stored value in place, and notifies subscribers or not.
    case change((inout Value) -> Void, notifies: Bool)
  }

  @usableFromInline internal var value: Value

  @inlinable internal init(value: Value) { self.value = value }

  /// The name `Var<Value>`.
  @usableFromInline nonisolated internal static var adapterName: String { "Var<\(Value.self)>" }

  /// Returns the state after the message, and the value of the notification, if any.
  @inlinable internal func reduce(message: Message, feedback: Input<Message>) -> (state: VarState, notification: Value?)
  {
    switch message {
    case .set(let value): (VarState(value: value), value)
    case .update(let value): (VarState(value: value), nil)
    case .notify(let value): (self, value)
    case .change(let change, let notifies): changed(change, notifies)
    }
  }

  @usableFromInline internal func changed(
    _ change: (inout Value) -> Void,
    _ notifies: Bool
  ) -> (state: VarState, notification: Value?) {
    var value = value
    change(&value)
    return (VarState(value: value), notifies ? value : nil)
  }

  @inlinable internal mutating func apply(message: Message, feedback: Input<Message>) -> Value? {
    if case .change(let change, let notifies) = message {
      change(&value)
      return notifies ? value : nil
    }
    let (state, notification) = reduce(message: message, feedback: feedback)
    self = state
    return notification
  }
}

extension VarState: StoredState, PersistentAdapterState where Value: Codable {}
