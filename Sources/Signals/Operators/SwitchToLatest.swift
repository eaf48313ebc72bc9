extension SignalConvertible where Value: SignalConvertible {
  /// Delivers the values of the latest signal that this one has delivered, and cancels the one before.
  ///
  /// The result finishes when this signal and the latest inner one have finished, and fails when either fails.
  @inlinable public func switchToLatest() -> Signal<Value.Value> { flatMapLatest { $0 } }
}
