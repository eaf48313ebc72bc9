/// The rules of an adapter whose state is one value.
public protocol ValueState: AdapterState {
  /// What the value is.
  associatedtype Value

  /// The present value.
  var value: Value { get }
}

extension ValueState where Notification == Value {
  /// The present value.
  @inlinable
  public func resume() -> Notification? { value }
}

extension Adapter where State: ValueState {
  /// The present value.
  @inlinable public var value: State.Value { state.value }
}
