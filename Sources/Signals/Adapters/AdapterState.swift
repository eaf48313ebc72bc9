/// The rules of an adapter: what can be sent to it, what that does to its state, and what subscribers hear.
///
/// A state of one's own takes a few lines. This one stays silent when the value is the one it has:
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
@MainActor
public protocol AdapterState {
  /// What can be sent to the adapter.
  associatedtype Message

  /// What the adapter's subscribers hear.
  associatedtype Notification

  /// What is sent to the adapter where it stands as a target, as in `bind(to: name)`: its messages, unless the state says
  /// otherwise. A ``Var`` takes values, and sets itself to them.
  associatedtype Sent = Message

  /// What adapters with such a state are called where a binding to one prints. By default, `Adapter<Self>`.
  nonisolated static var adapterName: String { get }

  /// The message that something sent stands for.
  static func message(for sent: Sent) -> Message

  /// Answers a message with the state after it, and what subscribers are told, if anything.
  ///
  /// - Parameters:
  ///   - message: What was sent.
  ///   - feedback: The adapter's own input. A message sent to it waits until this one has been delivered.
  /// - Throws: If the message cannot be carried out. The state stays as it was, and ``Adapter/failures`` delivers why.
  func reduce(message: Message, feedback: Input<Message>) throws -> (state: Self, notification: Notification?)

  /// Carries out a message by changing the state in place, and returns what subscribers are told, if anything.
  ///
  /// Adapters call this method. By default it takes over the state that ``reduce(message:feedback:)`` returns, for which
  /// a long list in the state is copied. Implement it too for messages that change little of much. It does not read the
  /// adapter that it belongs to.
  ///
  /// - Parameters:
  ///   - message: What was sent.
  ///   - feedback: The adapter's own input. A message sent to it waits until this one has been delivered.
  /// - Throws: If the message cannot be carried out. The state stays as it was, and ``Adapter/failures`` delivers why.
  mutating func apply(message: Message, feedback: Input<Message>) throws -> Notification?

  /// What a new subscriber hears first: by default, nothing.
  func resume() -> Notification?
}

extension AdapterState where Sent == Message {
  /// What was sent: it is a message already.
  @inlinable
  public static func message(for sent: Message) -> Message { sent }
}

extension AdapterState {
  /// `Adapter<Self>`.
  nonisolated public static var adapterName: String { "Adapter<\(Self.self)>" }

  /// Takes over the state that ``reduce(message:feedback:)`` returns.
  @inlinable
  public mutating func apply(message: Message, feedback: Input<Message>) throws -> Notification? {
    let (state, notification) = try reduce(message: message, feedback: feedback)
    self = state
    return notification
  }

  /// Nothing: new subscribers wait for the next notification.
  @inlinable
  public func resume() -> Notification? { nil }
}
