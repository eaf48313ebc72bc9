// Functions of their own, for a closure among constraints would capture the conformances.

/// Gives a value as it is.
internal func unchanged<Value>() -> @MainActor (Value) -> Value {
  { $0 }
}

/// Gives a value that is there as one that may be.
internal func wrapped<Value>() -> @MainActor (Value) -> Value? {
  { $0 }
}
