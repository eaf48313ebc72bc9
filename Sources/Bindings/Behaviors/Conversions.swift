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
