// Each is one more overload, of which a Boolean expression without signals takes two steps of the solver a term.
extension SignalConvertible<Bool> {
  /// Delivers the opposite of each value: `.isEnabled <-- !isBusy`.
  @_disfavoredOverload public static prefix func ! (source: Self) -> Signal<Bool> { source.map { !$0 } }

  /// Delivers whether the latest values of both signals are `true`: `.isEnabled <-- (isValid && !isBusy)`.
  @_disfavoredOverload public static func && <Other: SignalConvertible<Bool>>(
    first: Self, second: Other
  ) -> Signal<Bool> { first.combineLatest(second) { $0 && $1 } }

  /// Delivers whether the latest value of either signal is `true`: `.isHidden <-- (isBusy || isEmpty)`.
  @_disfavoredOverload public static func || <Other: SignalConvertible<Bool>>(
    first: Self, second: Other
  ) -> Signal<Bool> { first.combineLatest(second) { $0 || $1 } }
}
