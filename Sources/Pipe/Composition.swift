import Mod

/// Returns a function that calls `first`, then `second` with the result.
///
/// The functions are `@Sendable`, and so is the result, which can therefore be a `static let`.
@inlinable @_disfavoredOverload public func <> <Value>(
  first: @escaping @Sendable (Value) -> Value,
  second: @escaping @Sendable (Value) -> Value
) -> @Sendable (Value) -> Value {
  { second(first($0)) }
}

/// Returns a function that calls `first`, then `second`, on the same value in place.
///
/// The functions are `@Sendable`, and so is the result, which can therefore be a `static let`.
@inlinable @_disfavoredOverload public func <> <Value: ~Copyable>(
  first: @escaping @Sendable (inout Value) -> Void,
  second: @escaping @Sendable (inout Value) -> Void
) -> @Sendable (inout Value) -> Void {
  { value in
    first(&value)
    second(&value)
  }
}

/// Returns a function that calls `first`, then `second`, on the same object.
///
/// ```swift
/// let filledButton = baseButton <> { $0.backgroundColor = .black }
/// ```
///
/// The functions are `@Sendable`, and so is the result, which can therefore be a `static let`.
@inlinable @_disfavoredOverload public func <> <Object: AnyObject>(
  first: @escaping @Sendable (Object) -> Void,
  second: @escaping @Sendable (Object) -> Void
) -> @Sendable (Object) -> Void {
  { object in
    first(object)
    second(object)
  }
}
