extension Property where Root: Bindable {
  /// Keeps the property up to date from a signal: `.text(bind: name)`, which is `.text <-- name` in the words of modifiers.
  @MainActor
  @_disfavoredOverload
  public func callAsFunction<Source: SignalConvertible<Value>>(bind source: Source) -> Mod<Root> {
    self <-- source
  }

  /// Keeps an optional property up to date from a signal of values that are there.
  @MainActor
  @_disfavoredOverload
  public func callAsFunction<Source: SignalConvertible>(bind source: Source) -> Mod<Root> where Value == Source.Value? {
    self <-- source
  }
}

extension Property where Root: Bindable, Value: Equatable {
  /// Keeps the property and a variable the same: `.isOn(bothWays: isExpanded)`, which is `.isOn <--> isExpanded`.
  @MainActor
  @_disfavoredOverload
  public func callAsFunction<Variable: SignalConvertible<Value> & InputConvertible<Value>>(
    bothWays variable: Variable
  ) -> Mod<Root> {
    self <--> variable
  }

  /// Keeps an optional property and a variable the same, as far as the property has a value.
  @MainActor
  @_disfavoredOverload
  public func callAsFunction<
    Unwrapped: Equatable, Variable: SignalConvertible<Unwrapped> & InputConvertible<Unwrapped>
  >(
    bothWays variable: Variable
  ) -> Mod<Root> where Value == Unwrapped? {
    self <--> variable
  }
}

extension Mod where Root: Bindable {
  /// Keeps the property at the end of a key path up to date: `.bind(\.backgroundColor, to: color)`.
  @MainActor
  public static func bind<Value>(
    _ keyPath: WritableKeyPath<Root, Value>,
    to source: some SignalConvertible<Value>
  ) -> Mod {
    keyPath <-- source
  }
}

extension Mod where Root: Widget {
  /// Hides the widget while the signal's last value is `true`: `.hidden(bind: isBusy)`.
  @MainActor
  public static func hidden(bind source: some SignalConvertible<Bool>) -> Mod {
    .isHidden <-- source
  }
}
