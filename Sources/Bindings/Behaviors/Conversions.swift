// These are functions, because a closure in a constrained context would capture the conformances.

/// Returns a closure that returns its argument.
internal func unchanged<Value>() -> @MainActor (Value) -> Value { { $0 } }

/// Returns a closure that wraps its argument in an optional.
internal func wrapped<Value>() -> @MainActor (Value) -> Value? { { $0 } }
