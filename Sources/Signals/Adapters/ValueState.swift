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
