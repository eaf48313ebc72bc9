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

/// Returns a function that calls `first`, then `second` with its result: `static let slug = trimmed >>> hyphenated`.
///
/// The functions are `@Sendable`, and so is the result, which can therefore be a `static let`. Use pipes for functions
/// that throw or are asynchronous: `try await url |> download |> decode`.
@inlinable @_disfavoredOverload public func >>> <Value, Middle, Result>(
  first: @escaping @Sendable (Value) -> Middle,
  second: @escaping @Sendable (Middle) -> Result
) -> @Sendable (Value) -> Result {
  { second(first($0)) }
}

/// Returns a function that calls `first`, then `second`, on the same value in place.
///
/// - Note: `<>` is the same.
@inlinable @_disfavoredOverload public func >>> <Value: ~Copyable>(
  first: @escaping @Sendable (inout Value) -> Void,
  second: @escaping @Sendable (inout Value) -> Void
) -> @Sendable (inout Value) -> Void {
  first <> second
}

/// Returns a function that calls `first`, then `second`, on the same object.
///
/// - Note: `<>` is the same.
@inlinable @_disfavoredOverload public func >>> <Object: AnyObject>(
  first: @escaping @Sendable (Object) -> Void,
  second: @escaping @Sendable (Object) -> Void
) -> @Sendable (Object) -> Void {
  first <> second
}

// Both functions and the composition are isolated to the main actor. The operators require main-actor classes, so that
// the compiler does not try them for other types.

/// Returns a function that calls `first`, then `second`, on the same object, on the main actor.
@inlinable @_disfavoredOverload public func <> <Object: MainActorRoot & AnyObject>(
  first: @escaping @MainActor (Object) -> Void,
  second: @escaping @MainActor (Object) -> Void
) -> @MainActor @Sendable (Object) -> Void {
  { object in
    first(object)
    second(object)
  }
}

/// Returns a function that calls `first`, then `second`, on the same object, on the main actor.
///
/// - Note: `<>` is the same.
@inlinable @_disfavoredOverload public func >>> <Object: MainActorRoot & AnyObject>(
  first: @escaping @MainActor (Object) -> Void,
  second: @escaping @MainActor (Object) -> Void
) -> @MainActor @Sendable (Object) -> Void {
  first <> second
}
