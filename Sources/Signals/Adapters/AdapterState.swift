/// The rules of an adapter: its messages, their effect on the state, and the notifications for subscribers.
///
/// A state of your own takes a few lines. This one does not notify subscribers when the value stays the same:
///
/// ```swift
/// struct DistinctState<Value: Equatable & Codable>: PersistentAdapterState {
///   let value: Value
///   func reduce(message: Value, feedback: Input<Value>) -> (state: Self, notification: Value?) {
///     message == value ? (self, nil) : (DistinctState(value: message), message)
///   }
/// }
/// let name = Adapter(DistinctState(value: ""))
/// ```
@MainActor public protocol AdapterState {
  /// The type of the messages.
  associatedtype Message

  /// The type of the notifications.
  associatedtype Notification

  /// The name of such adapters in printed bindings. By default, `Adapter<Self>`.
  nonisolated static var adapterName: String { get }

  /// Returns the state after a message, and the notification for subscribers, if any.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - feedback: The adapter's own input. A message sent to it waits until this one has been delivered.
  /// - Throws: Any error if the message fails. The state then stays as it was, and ``Adapter/failures`` delivers the
  ///   error.
  func reduce(message: Message, feedback: Input<Message>) throws -> (state: Self, notification: Notification?)

  /// Applies a message by changing the state in place, and returns the notification for subscribers, if any.
  ///
  /// Adapters call this method. The default implementation stores the state that ``reduce(message:feedback:)`` returns,
  /// which copies a long list in the state. Implement this method too if messages change a small part of a large state.
  /// The implementation must not read the adapter that the state belongs to.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - feedback: The adapter's own input. A message sent to it waits until this one has been delivered.
  /// - Throws: Any error if the message fails. The state then stays as it was, and ``Adapter/failures`` delivers the
  ///   error.
  mutating func apply(message: Message, feedback: Input<Message>) throws -> Notification?

  /// Returns the first notification for a new subscriber. By default, there is none.
  func resume() -> Notification?
}

extension AdapterState {
  /// The name `Adapter<Self>`.
  nonisolated public static var adapterName: String { "Adapter<\(Self.self)>" }

  /// Stores the state that ``reduce(message:feedback:)`` returns.
  ///
  /// - Throws: The error of `reduce(message:feedback:)`; the state then stays as it was.
  @inlinable public mutating func apply(message: Message, feedback: Input<Message>) throws -> Notification? {
    let (state, notification) = try reduce(message: message, feedback: feedback)
    self = state
    return notification
  }

  /// Returns `nil`: new subscribers wait for the next notification.
  @inlinable public func resume() -> Notification? { nil }
}

/// The state of an adapter that holds one value.
public protocol ValueState: AdapterState {
  /// The type of the value.
  associatedtype Value

  /// The current value.
  var value: Value { get }
}

extension ValueState where Notification == Value {
  /// Returns the current value.
  @inlinable public func resume() -> Notification? { value }
}

extension Adapter where State: ValueState {
  /// The current value.
  @inlinable public var value: State.Value { state.value }
}

/// The state of an adapter that can be part of a ``CodableContainer``.
///
/// The state decides which part of it is stored. A ``PersistentAdapterState`` stores its value.
public protocol StoredState: AdapterState {
  /// Encodes the part that is stored.
  ///
  /// - Throws: The error of the encoder or of a value.
  func store(to encoder: any Encoder) throws

  /// Creates a state from its stored part.
  ///
  /// - Throws: The error of the decoder or of a value.
  init(storedIn decoder: any Decoder) throws
}

/// The state of an adapter whose single value is stored and restored.
public protocol PersistentAdapterState: ValueState, StoredState where Value: Codable {
  /// Creates a state with a restored value.
  init(value: Value)
}

extension PersistentAdapterState {
  /// Encodes the value.
  ///
  /// - Throws: The error of the encoder or of the value.
  public func store(to encoder: any Encoder) throws { try value.encode(to: encoder) }

  /// Creates a state with a decoded value.
  ///
  /// - Throws: The error of the decoder or of the value.
  public init(storedIn decoder: any Decoder) throws { self.init(value: try Value(from: decoder)) }
}
