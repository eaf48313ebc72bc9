extension SignalConvertible {
  /// Delivers no value, only the end.
  @inlinable public func ignoreElements() -> Signal<Value> { filter { _ in false } }
}
