/// The behavior that `.text <-- name` adds: a property that is set to the values of a signal.
@usableFromInline internal final class Binding<Root: Bindable, Value, Source: SignalConvertible>: Connectable {
  @usableFromInline internal let target: Target<Root, Value>
  @usableFromInline internal let source: Source

  @usableFromInline internal let convert: @Sendable (Source.Value) -> Value

  /// The description of the source, if it is a mapped signal.
  @usableFromInline internal let mapped: MappedSignal?

  @inlinable
  internal init(target: Target<Root, Value>, source: Source, convert: @escaping @Sendable (Source.Value) -> Value) {
    self.target = target
    self.source = source
    self.convert = convert
    // The compiler knows the type wherever a binding is made.
    mapped = (source as? Signal<Source.Value>)?.mapped
  }

  @usableFromInline internal var name: String { target.name }

  @usableFromInline internal var subject: String { target.subject }

  @usableFromInline internal var description: String { "\(name) <-- \(typeName(Source.self))" }

  @usableFromInline internal func isEqual(to other: any Behavior) -> Bool {
    guard let other = other as? Binding else { return false }
    if other === self { return true }
    return subject == other.subject && (mapped.map { $0 === other.mapped } ?? source.isSame(as: other.source))
  }

  /// Returns whether another binding of the property differs at most in the closure of its signal.
  internal func isLike(_ other: any ActiveBehavior) -> Bool {
    guard let mapped, let other = other as? Binding, let others = other.mapped else { return false }
    return subject == other.subject && mapped.isLike(others)
  }

  internal func connect(toAny mounted: AnyMounted) -> Lifetime? { start(in: mounted).lifetime }

  internal func start(in mounted: AnyMounted) -> (lifetime: Lifetime?, link: SignalLink?) {
    guard let mounted = mounted.view(as: Root.self) else { return (nil, nil) }
    // A closure written as an argument for another module would check at each call that it is on the main actor.
    let show: @MainActor (Source.Value) -> Void = { [self] value in
      mounted.set(target.subject) { target.property.set(convert(value), in: &$0) }
    }
    return source.signal.linked(show)
  }

  internal func takeOver(_ link: SignalLink) {
    if let mapped { link.exchange(for: mapped) }
  }

  internal func keepAny<Whole>(_ old: Whole, in new: inout Whole) { target.keepAny(old, in: &new) }
}

/// The property of a binding, with access to it.
@usableFromInline internal struct Target<Root: Bindable, Value>: Sendable {
  /// The identity of the property.
  @usableFromInline internal let subject: String

  @usableFromInline internal let property: Property<Root, Value>

  @inlinable internal init(_ property: Property<Root, Value>) {
    subject = property.propertyName
    self.property = property
  }

  internal init(_ keyPath: WritableKeyPath<Root, Value>) {
    let path = keyPath.path
    subject = path
    let shared = SharedKeyPath(keyPath)
    property = Property(path) { $1(&$0[keyPath: shared.path]) }
  }

  /// The name of the property.
  ///
  /// A computed property has no name at run time, but only the address of its code, which differs between runs.
  internal var name: String { subject.withoutAddresses }

  /// Copies the property from `old` to `new`, if both are roots of the right type.
  @MainActor internal func keepAny<Whole>(_ old: Whole, in new: inout Whole) {
    guard let old = old as? Root, var root = new as? Root else { return }
    property.set(property.value(in: old), in: &root)
    if let root = root as? Whole { new = root }
  }
}

// These are functions, because a closure in a constrained context would capture the conformances. The closures are not
// isolated to the main actor, because each call would check that.

/// Returns a closure that returns its argument.
@inlinable internal func unchanged<Value>() -> @Sendable (Value) -> Value { { $0 } }

/// Returns a closure that wraps its argument in an optional.
@inlinable internal func wrapped<Value>() -> @Sendable (Value) -> Value? { { $0 } }

/// Returns a closure that unwraps its argument, or returns the property of a fresh root instead of `nil`.
@inlinable internal func orFresh<Root: Inspectable & SendableMetatype, Value>(
  _ property: Property<Root, Value>
) -> @Sendable (Value?) -> Value {
  { $0 ?? property.value(in: Root()) }
}

/// Returns a closure that wraps its argument in two optionals.
internal func wrappedTwice<Value>() -> @Sendable (Value) -> Value?? { { $0 } }
