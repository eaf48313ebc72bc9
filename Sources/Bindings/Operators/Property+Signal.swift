extension Property where Root: Bindable {
  /// Binds the property to a signal: `.text <-- name`.
  ///
  /// The Mod is inert: applied to a value, it adds the binding to the value's `behaviors`. The signal is subscribed to
  /// when the value is mounted, and each of its values sets the property. The last binding of a property wins.
  @inlinable @MainActor
  public static func <-- <Source: SignalConvertible<Value>>(property: Property, source: Source) -> Mod<Root> {
    .binding(Binding(target: Target(property), source: source, convert: unchanged()))
  }

  /// Binds an optional property to a signal of values that are not optional: `.placeholder <-- prompt`.
  @inlinable @MainActor @_disfavoredOverload public static func <-- <Source: SignalConvertible>(
    property: Property,
    source: Source
  ) -> Mod<Root> where Value == Source.Value? {
    .binding(Binding(target: Target(property), source: source, convert: wrapped()))
  }
}

/// Binds the property at a key path to a signal, without a declared name: `\.text <-- name`.
///
/// A computed property has no name at run time. It is described by its type, `<Optional<String>>`, and does not replace
/// a binding by name; bind it in the same way throughout.
@MainActor @_disfavoredOverload public func <-- <Root: Bindable, Value, Source: SignalConvertible<Value>>(
  keyPath: WritableKeyPath<Root, Value>,
  source: Source
) -> Mod<Root> {
  .binding(Binding(target: Target(keyPath), source: source, convert: unchanged()))
}

/// Binds the optional property at a key path to a signal of values that are not optional.
@MainActor @_disfavoredOverload public func <-- <Root: Bindable, Source: SignalConvertible>(
  keyPath: WritableKeyPath<Root, Source.Value?>,
  source: Source
) -> Mod<Root> {
  .binding(Binding(target: Target(keyPath), source: source, convert: wrapped()))
}

extension Property where Root: Bindable & Inspectable {
  /// Binds a property to a signal of optional values: `.textColor <-- accent`.
  ///
  /// The value `nil` restores the default, which is the value of a fresh root.
  @inlinable @MainActor @_disfavoredOverload public static func <-- <Source: SignalConvertible<Value?>>(
    property: Property,
    source: Source
  ) -> Mod<Root> {
    .binding(Binding(target: Target(property), source: source, convert: orFresh(property)))
  }
}

/// Binds the property at a key path to a signal of optional values. The value `nil` restores the default.
@MainActor @_disfavoredOverload
public func <-- <Root: Bindable & Inspectable, Value, Source: SignalConvertible<Value?>>(
  keyPath: WritableKeyPath<Root, Value>,
  source: Source
) -> Mod<Root> {
  let target = Target(keyPath)
  return .binding(Binding(target: target, source: source, convert: orFresh(target.property)))
}

extension Mod where Root: Bindable {
  /// Returns the Mod that adds a binding to a root.
  @inlinable internal static func binding<Value, Source>(_ binding: Binding<Root, Value, Source>) -> Mod {
    Mod { $0.behaviors.add(binding) }
  }

  internal static func binding(_ binding: some Connectable) -> Mod { Mod { $0.behaviors.bind(binding) } }
}

extension Behaviors {
  /// Adds a binding, for code in other modules, which knows its type.
  @usableFromInline internal mutating func add<Root, Value, Source>(_ binding: Binding<Root, Value, Source>) {
    bind(binding)
  }
}
