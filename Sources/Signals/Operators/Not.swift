extension SignalConvertible where Value == Bool {
  /// Returns a signal of the opposite of each value: `.isHidden <-- !isOpen`.
  @inlinable prefix public static func ! (source: Self) -> Signal<Bool> { source.map { !$0 } }
}
