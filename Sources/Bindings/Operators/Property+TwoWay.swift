extension Property where Root: Bindable, Value: Equatable {
  /// Keeps the property and a variable the same: `.isOn <--> isExpanded`.
  ///
  /// The variable sets the property; what the user changes sets the variable, before the handlers of the event are called. It
  /// does not go round in circles, for what the variable sets is no change by the user. Where the variable makes something else
  /// of what it is sent, or does not take it, the property shows what the variable has.
  @MainActor
  public static func <--> <Variable: SignalConvertible<Value> & InputConvertible<Value>>(
    property: Property,
    variable: Variable
  ) -> Mod<Root> {
    .following(Target(property), variable)
  }

  /// Keeps an optional property and a variable the same, as far as the property has a value: `.text <--> name`.
  @MainActor
  public static func <--> <Unwrapped: Equatable, Variable: SignalConvertible<Unwrapped> & InputConvertible<Unwrapped>>(
    property: Property,
    variable: Variable
  ) -> Mod<Root> where Value == Unwrapped? {
    .following(Target(property), variable)
  }
}

/// Keeps the property at the end of a key path and a variable the same: `\.isOn <--> isExpanded`.
@MainActor
@_disfavoredOverload
public func <--> <
  Root: Bindable, Value: Equatable, Variable: SignalConvertible<Value> & InputConvertible<Value>
>(
  keyPath: WritableKeyPath<Root, Value>,
  variable: Variable
) -> Mod<Root> {
  .following(Target(keyPath), variable)
}

/// Keeps the optional property at the end of a key path and a variable the same, as far as the property has a value.
@MainActor
@_disfavoredOverload
public func <--> <
  Root: Bindable, Value: Equatable, Variable: SignalConvertible<Value> & InputConvertible<Value>
>(
  keyPath: WritableKeyPath<Root, Value?>,
  variable: Variable
) -> Mod<Root> {
  .following(Target(keyPath), variable)
}

extension Mod where Root: Bindable {
  @MainActor
  fileprivate static func following<Value: Equatable, Variable: SignalConvertible<Value> & InputConvertible<Value>>(
    _ target: Target<Root, Value>,
    _ variable: Variable
  ) -> Mod {
    .noting(TwoWayBinding(target: target, variable: variable, convert: unchanged(), convertBack: wrapped()))
  }

  @MainActor
  fileprivate static func following<Value: Equatable, Variable: SignalConvertible<Value> & InputConvertible<Value>>(
    _ target: Target<Root, Value?>,
    _ variable: Variable
  ) -> Mod {
    .noting(TwoWayBinding(target: target, variable: variable, convert: wrapped(), convertBack: unchanged()))
  }
}
