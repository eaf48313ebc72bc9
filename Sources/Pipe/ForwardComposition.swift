import Mod

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
