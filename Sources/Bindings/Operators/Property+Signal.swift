extension Property where Root: Bindable {
  /// Keeps the property up to date from a signal: `.text <-- name`.
  ///
  /// The Mod is inert: applied to a value, it notes the binding in the value's `behaviors`. The signal is subscribed to when the
  /// value is mounted, and each of its values sets the property. Of several bindings of one property the last one counts.
  @MainActor
  public static func <-- <Source: SignalConvertible<Value>>(property: Property, source: Source) -> Mod<Root> {
    let binding = Binding<Root, Source>(
      name: property.propertyName,
      source: source,
      set: { property.set($0, in: &$1) },
      copy: { property.set(property.value(in: $0), in: &$1) })
    return Mod { $0.behaviors.append(binding) }
  }

  /// Keeps an optional property up to date from a signal of values that are there: `.placeholder <-- prompt`.
  @MainActor
  @_disfavoredOverload
  public static func <-- <Source: SignalConvertible>(
    property: Property,
    source: Source
  ) -> Mod<Root> where Value == Source.Value? {
    let binding = Binding<Root, Source>(
      name: property.propertyName,
      source: source,
      set: { property.set($0, in: &$1) },
      copy: { property.set(property.value(in: $0), in: &$1) })
    return Mod { $0.behaviors.append(binding) }
  }
}

/// Keeps the property at the end of a key path up to date, for which nothing needs to be declared: `\.text <-- name`.
@MainActor
@_disfavoredOverload
public func <-- <Root: Bindable, Value, Source: SignalConvertible<Value>>(
  keyPath: WritableKeyPath<Root, Value>,
  source: Source
) -> Mod<Root> {
  let binding = Binding<Root, Source>(
    name: keyPath.path,
    source: source,
    set: { $1[keyPath: keyPath] = $0 },
    copy: { $1[keyPath: keyPath] = $0[keyPath: keyPath] })
  return Mod { $0.behaviors.append(binding) }
}

/// Keeps the optional property at the end of a key path up to date from a signal of values that are there.
@MainActor
@_disfavoredOverload
public func <-- <Root: Bindable, Source: SignalConvertible>(
  keyPath: WritableKeyPath<Root, Source.Value?>,
  source: Source
) -> Mod<Root> {
  let binding = Binding<Root, Source>(
    name: keyPath.path,
    source: source,
    set: { $1[keyPath: keyPath] = $0 },
    copy: { $1[keyPath: keyPath] = $0[keyPath: keyPath] })
  return Mod { $0.behaviors.append(binding) }
}
