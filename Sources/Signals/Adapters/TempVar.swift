/// A variable that is not stored with the view state, such as a selection or a message on its way.
///
/// A new subscriber receives the last value, if there is one. In a ``CodableContainer`` the variable is encoded as an
/// empty object.
public typealias TempVar<Value> = Adapter<TempState<Value>>

/// The state of a ``TempVar``.
public struct TempState<Value>: ValueState, StoredState {
  /// The last value, or `nil` if there is none yet.
  public let value: Value?

  /// Creates a state with or without a value.
  @inlinable public init(value: Value? = nil) { self.value = value }

  /// The name `TempVar<Value>`.
  nonisolated public static var adapterName: String { "TempVar<\(Value.self)>" }

  /// Returns the state with a new value, and the value as the notification.
  @inlinable public func reduce(message: Value, feedback: Input<Value>) -> (state: TempState, notification: Value?) {
    (TempState(value: message), message)
  }

  /// Returns the last value.
  @inlinable public func resume() -> Value? { value }

  /// Encodes an empty object.
  ///
  /// - Throws: The error of the encoder.
  public func store(to encoder: any Encoder) throws { _ = encoder.container(keyedBy: NoKey.self) }

  /// Creates a state without a value, whatever was stored.
  ///
  /// - Throws: Never; the protocol requires the signature.
  public init(storedIn decoder: any Decoder) throws { value = nil }

  private enum NoKey: CodingKey {}
}

extension Adapter {
  /// Creates a variable without a value that is not stored.
  @inlinable public init<Value>() where State == TempState<Value> { self.init(TempState()) }

  /// Creates a variable with an initial value that is not stored.
  @inlinable public init<Value>(_ value: Value) where State == TempState<Value> {
    self.init(TempState(value: value))
  }

  /// Notifies subscribers of a value and keeps it for new subscribers.
  @inlinable public func set<Value>(_ value: Value) where State == TempState<Value> { send(value) }
}
