infix operator <--> : KeyValuePrecedence

extension Property where Root: Bindable, Value: Equatable {
  /// Binds the property and a variable in both directions: `.isOn <--> isExpanded`.
  ///
  /// The variable sets the property, and changes by the user set the variable, before the handlers of the event are
  /// called. There is no cycle, because a change by the variable is not a change by the user. If the variable converts
  /// or rejects a value, the property shows the value of the variable.
  @MainActor public static func <--> <Variable: SignalConvertible<Value> & InputConvertible<Value>>(
    property: Property,
    variable: Variable
  ) -> Mod<Root> {
    .following(Target(property), variable)
  }

  /// Binds an optional property and a variable in both directions: `.text <--> name`. The value `nil` is not sent.
  @MainActor @_disfavoredOverload
  public static func <--> <Unwrapped: Equatable, Variable: SignalConvertible<Unwrapped> & InputConvertible<Unwrapped>>(
    property: Property,
    variable: Variable
  ) -> Mod<Root> where Value == Unwrapped? {
    .following(Target(property), variable)
  }
}

extension Property where Root: Bindable & Inspectable, Value: Equatable {
  /// Binds a property and a variable of optional values in both directions: `.value <--> volume`.
  ///
  /// The value `nil` of the variable restores the default.
  @MainActor @_disfavoredOverload
  public static func <--> <Variable: SignalConvertible<Value?> & InputConvertible<Value?>>(
    property: Property,
    variable: Variable
  ) -> Mod<Root> {
    let binding = TwoWayBinding(
      target: Target(property), variable: variable, convert: orFresh(property), convertBack: wrappedTwice())
    return .binding(binding)
  }
}

/// Binds the property at a key path and a variable in both directions: `\.isOn <--> isExpanded`.
@MainActor @_disfavoredOverload
public func <--> <
  Root: Bindable, Value: Equatable, Variable: SignalConvertible<Value> & InputConvertible<Value>
>(
  keyPath: WritableKeyPath<Root, Value>,
  variable: Variable
) -> Mod<Root> {
  .following(Target(keyPath), variable)
}

/// Binds the optional property at a key path and a variable in both directions. The value `nil` is not sent.
@MainActor @_disfavoredOverload
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
    .binding(TwoWayBinding(target: target, variable: variable, convert: unchanged(), convertBack: wrapped()))
  }

  @MainActor
  fileprivate static func following<Value: Equatable, Variable: SignalConvertible<Value> & InputConvertible<Value>>(
    _ target: Target<Root, Value?>,
    _ variable: Variable
  ) -> Mod {
    .binding(TwoWayBinding(target: target, variable: variable, convert: wrapped(), convertBack: unchanged()))
  }
}
