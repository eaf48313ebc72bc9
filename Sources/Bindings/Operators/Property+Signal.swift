extension Property where Root: Bindable {
  /// Keeps the property up to date from a signal: `.text <-- name`.
  ///
  /// The Mod is inert: applied to a value, it notes the binding in the value's `behaviors`. The signal is subscribed to when the
  /// value is mounted, and each of its values sets the property. Of several bindings of one property the last one counts.
  @MainActor
  public static func <-- <Source: SignalConvertible<Value>>(property: Property, source: Source) -> Mod<Root> {
    .noting(Binding(target: Target(property), source: source) { $0 })
  }

  /// Keeps an optional property up to date from a signal of values that are there: `.placeholder <-- prompt`.
  @MainActor
  public static func <-- <Source: SignalConvertible>(
    property: Property,
    source: Source
  ) -> Mod<Root> where Value == Source.Value? {
    .noting(Binding(target: Target(property), source: source) { $0 })
  }
}

/// Keeps the property at the end of a key path up to date, for which nothing needs to be declared: `\.text <-- name`.
///
/// A computed property has no name at run time. It prints by its type, `<Optional<String>>`, and counts as another than the
/// one that a name leads to; bind it by the same way throughout.
@MainActor
@_disfavoredOverload
public func <-- <Root: Bindable, Value, Source: SignalConvertible<Value>>(
  keyPath: WritableKeyPath<Root, Value>,
  source: Source
) -> Mod<Root> {
  .noting(Binding(target: Target(keyPath), source: source) { $0 })
}

/// Keeps the optional property at the end of a key path up to date from a signal of values that are there.
@MainActor
@_disfavoredOverload
public func <-- <Root: Bindable, Source: SignalConvertible>(
  keyPath: WritableKeyPath<Root, Source.Value?>,
  source: Source
) -> Mod<Root> {
  .noting(Binding(target: Target(keyPath), source: source) { $0 })
}
