extension Property where Root: Bindable, Value: Equatable {
  /// Keeps the property and a variable the same: `.isOn <--> isExpanded`.
  ///
  /// The variable sets the property; what the user changes sets the variable, before the handlers of the event are called. It
  /// does not go round in circles, for what the variable sets is no change by the user.
  @MainActor
  public static func <--> <Variable: SignalConvertible<Value> & InputConvertible<Value>>(
    property: Property,
    variable: Variable
  ) -> Mod<Root> {
    let binding = TwoWayBinding<Root, Variable>(
      name: property.propertyName,
      variable: variable,
      set: { property.set($0, in: &$1) },
      get: { property.value(in: $0) })
    return Mod { $0.behaviors.append(binding) }
  }

  /// Keeps an optional property and a variable the same, as far as the property has a value: `.text <--> name`.
  @MainActor
  @_disfavoredOverload
  public static func <--> <Unwrapped: Equatable, Variable: SignalConvertible<Unwrapped> & InputConvertible<Unwrapped>>(
    property: Property,
    variable: Variable
  ) -> Mod<Root> where Value == Unwrapped? {
    let binding = TwoWayBinding<Root, Variable>(
      name: property.propertyName,
      variable: variable,
      set: { property.set($0, in: &$1) },
      get: { property.value(in: $0) })
    return Mod { $0.behaviors.append(binding) }
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
  let binding = TwoWayBinding<Root, Variable>(
    name: keyPath.path,
    variable: variable,
    set: { $1[keyPath: keyPath] = $0 },
    get: { $0[keyPath: keyPath] })
  return Mod { $0.behaviors.append(binding) }
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
  let binding = TwoWayBinding<Root, Variable>(
    name: keyPath.path,
    variable: variable,
    set: { $1[keyPath: keyPath] = $0 },
    get: { $0[keyPath: keyPath] })
  return Mod { $0.behaviors.append(binding) }
}
