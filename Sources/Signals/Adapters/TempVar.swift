/// A value that is told but not stored with the view-state: a selection, a message on its way.
///
/// A new subscriber hears the last value, if there was one. In a ``CodableContainer`` it takes a place but holds
/// nothing.
public typealias TempVar<Value> = Adapter<TempState<Value>>

/// The rules of a ``TempVar``.
public struct TempState<Value>: ValueState, StoredState {
  /// The last value.
  public let value: Value?

  /// Starts with a value, or with none.
  @inlinable
  public init(value: Value? = nil) {
    self.value = value
  }

  /// The name of the alias.
  nonisolated public static var adapterName: String { "TempVar<\(Value.self)>" }

  /// Notifies of every value.
  @inlinable
  public func reduce(message: Value, feedback: Input<Value>) -> (state: TempState, notification: Value?) {
    (TempState(value: message), message)
  }

  /// The last value.
  @inlinable
  public func resume() -> Value? { value }

  /// Writes an object with nothing in it.
  public func store(to encoder: any Encoder) throws {
    _ = encoder.container(keyedBy: NoKey.self)
  }

  /// Starts without a value, whatever was stored.
  public init(storedIn decoder: any Decoder) throws {
    value = nil
  }

  private enum NoKey: CodingKey {}
}

extension Adapter {
  /// Makes a variable without a value that is not stored.
  @inlinable
  public init<Value>() where State == TempState<Value> {
    self.init(TempState())
  }

  /// Makes a variable that starts with `value` and is not stored.
  @inlinable
  public init<Value>(_ value: Value) where State == TempState<Value> {
    self.init(TempState(value: value))
  }

  /// Tells subscribers of a value.
  @inlinable
  public func set<Value>(_ value: Value) where State == TempState<Value> {
    send(value)
  }
}
