/// A flag that can be toggled but not set: `.action(.primaryActionTriggered) --> isExpanded`.
public typealias ToggleVar = Adapter<ToggleState>

/// The state of a ``ToggleVar``.
public struct ToggleState: PersistentAdapterState {
  /// A Boolean value that indicates whether the flag is on.
  public let value: Bool

  /// Creates a state that is on or off.
  @inlinable public init(value: Bool) { self.value = value }

  /// The name `ToggleVar`.
  nonisolated public static var adapterName: String { "ToggleVar" }

  /// Returns the toggled state, and its value as the notification.
  @inlinable public func reduce(message: Void, feedback: Input<Void>) -> (state: ToggleState, notification: Bool?) {
    (ToggleState(value: !value), !value)
  }
}

extension Adapter<ToggleState> {
  /// Creates a flag that is initially on or off.
  @inlinable public init(_ value: Bool) { self.init(ToggleState(value: value)) }

  /// Toggles the flag.
  @inlinable public func toggle() { send(()) }
}
