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
  }

  @usableFromInline internal let value: Value

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
    }
  }
}

extension VarState: StoredState, PersistentAdapterState where Value: Codable {}
