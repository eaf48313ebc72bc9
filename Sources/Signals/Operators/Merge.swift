extension SignalConvertible {
  /// Delivers the values of this signal and of `others`, as they come.
  ///
  /// Finishes when all have; fails when any does.
  @inlinable
  public func merge(_ others: Signal<Value>...) -> Signal<Value> {
    Signal.from([signal] + others).flatMap { $0 }
  }
}
