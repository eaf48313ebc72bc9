extension Property where Root: Bindable {
  /// Binds the property to a signal: `.text(bind: name)` is `.text <-- name` as a modifier.
  @MainActor
  @_disfavoredOverload public func callAsFunction<Source: SignalConvertible<Value>>(bind source: Source) -> Mod<Root> {
    self <-- source
  }

  /// Binds an optional property to a signal of values that are not optional.
  @MainActor @_disfavoredOverload
  public func callAsFunction<Source: SignalConvertible>(bind source: Source) -> Mod<Root> where Value == Source.Value? {
    self <-- source
  }
}

extension Property where Root: Bindable & Inspectable {
  /// Binds the property to a signal of optional values. The value `nil` restores the default.
  @MainActor @_disfavoredOverload
  public func callAsFunction<Source: SignalConvertible<Value?>>(bind source: Source) -> Mod<Root> { self <-- source }
}

// The last parameters improve an error of the compiler: for `.text(name)`, it reports the missing label `bind:`,
// because it prefers functions with fewer parameters.
extension Property where Root: Bindable, Value: Equatable {
  /// Binds the property and a variable in both directions: `.isOn(bindBothWays: isOpen)` is `.isOn <--> isOpen`.
  @MainActor
  @_disfavoredOverload public func callAsFunction<Variable: SignalConvertible<Value> & InputConvertible<Value>>(
    bindBothWays variable: Variable, unused: (inout Int) -> Void = { _ in }
  ) -> Mod<Root> {
    self <--> variable
  }

  /// Binds an optional property and a variable in both directions. The value `nil` is not sent.
  @MainActor @_disfavoredOverload
  public func callAsFunction<
    Unwrapped: Equatable, Variable: SignalConvertible<Unwrapped> & InputConvertible<Unwrapped>
  >(
    bindBothWays variable: Variable, unused: (inout Int) -> Void = { _ in }
  ) -> Mod<Root> where Value == Unwrapped? {
    self <--> variable
  }
}

extension Mod where Root: Bindable {
  /// Binds the property at a key path to a signal: `.bind(\.backgroundColor, to: color)`.
  @MainActor public static func bind<Value>(
    _ keyPath: WritableKeyPath<Root, Value>,
    to source: some SignalConvertible<Value>
  ) -> Mod {
    keyPath <-- source
  }

  /// Binds the optional property at a key path to a signal of values that are not optional.
  @MainActor @_disfavoredOverload public static func bind<Source: SignalConvertible>(
    _ keyPath: WritableKeyPath<Root, Source.Value?>,
    to source: Source
  ) -> Mod {
    keyPath <-- source
  }

  /// Binds the property at a key path and a variable in both directions: `.bindBothWays(\.note, to: note)`.
  @MainActor public static func bindBothWays<Value: Equatable>(
    _ keyPath: WritableKeyPath<Root, Value>,
    to variable: some SignalConvertible<Value> & InputConvertible<Value>
  ) -> Mod {
    keyPath <--> variable
  }

  /// Binds the optional property at a key path and a variable in both directions. The value `nil` is not sent.
  @MainActor @_disfavoredOverload public static func bindBothWays<Value: Equatable>(
    _ keyPath: WritableKeyPath<Root, Value?>,
    to variable: some SignalConvertible<Value> & InputConvertible<Value>
  ) -> Mod {
    keyPath <--> variable
  }
}

extension Mod where Root: Widget {
  /// Hides the widget while the last value of the signal is `true`: `.hidden(bind: isBusy)`.
  @MainActor public static func hidden(bind source: some SignalConvertible<Bool>) -> Mod {
    .isHidden <-- source
  }

  /// Shows the widget and everything inside it in the theme that a signal sends last: `.theme($brand)`.
  ///
  /// The surrounding theme holds as long as the signal has not sent any.
  @MainActor public static func theme<Source: SignalConvertible>(_ source: Source) -> Mod where Source.Value: Theme {
    .binding(Binding(target: Target(Property<Root, Source.Value>.theme(Source.Value.self)), source: source) { $0 })
  }
}
