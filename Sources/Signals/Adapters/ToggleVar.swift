/// A flag that can be switched but not set: `.action(.primaryActionTriggered) --> isExpanded`.
public typealias ToggleVar = Adapter<ToggleState>

/// The rules of a ``ToggleVar``.
public struct ToggleState: PersistentAdapterState {
  /// Whether the flag is on.
  public let value: Bool

  /// Starts on or off.
  @inlinable
  public init(value: Bool) {
    self.value = value
  }

  /// The name of the alias.
  nonisolated public static var adapterName: String { "ToggleVar" }

  /// Switches, whatever was sent.
  @inlinable
  public func reduce(message: Void, feedback: Input<Void>) -> (state: ToggleState, notification: Bool?) {
    (ToggleState(value: !value), !value)
  }
}

extension Adapter<ToggleState> {
  /// Makes a flag that starts on or off.
  @inlinable
  public init(_ value: Bool) {
    self.init(ToggleState(value: value))
  }

  /// Switches the flag.
  @inlinable
  public func toggle() {
    send(())
  }
}
