// First guesses from other libraries. The compiler reports the right name, and skips these declarations in right
// programs.

extension SignalConvertible {
  /// Reports Combine's name of `subscribe`.
  @available(*, unavailable, renamed: "subscribe(_:)")
  public func sink(_ onValue: @escaping (Value) -> Void) -> Lifetime { Lifetime {} }

  /// Reports another name of `subscribe`.
  @available(*, unavailable, renamed: "subscribe(_:)")
  public func observe(_ onValue: @escaping (Value) -> Void) -> Lifetime { Lifetime {} }
}

extension Var {
  /// Reports an input's name of `set`.
  @available(*, unavailable, renamed: "set(_:)")
  public func send(_ value: Value) {}
}

extension Signal {
  /// Names the signal of one value.
  @available(*, unavailable, renamed: "just(_:)")
  public static func of(_ value: Value) -> Signal { just(value) }
}
