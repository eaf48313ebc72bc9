extension SignalConvertible<Bool> {
  /// Delivers the opposite of each value: `.isEnabled <-- !isBusy`.
  @_disfavoredOverload public static prefix func ! (source: Self) -> Signal<Bool> { source.map { !$0 } }
}
