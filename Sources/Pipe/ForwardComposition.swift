import Mod

/// First `first`, then `second` on what it returns: `static let slug = trimmed >>> lowercased >>> hyphenated`.
///
/// The functions are `@Sendable`, and so is the result, which can therefore be a `static let`. Functions that throw or wait
/// are piped instead: `try await url |> download |> decode`.
@inlinable
@_disfavoredOverload
public func >>> <Value, Middle, Result>(
  first: @escaping @Sendable (Value) -> Middle,
  second: @escaping @Sendable (Middle) -> Result
) -> @Sendable (Value) -> Result {
  { second(first($0)) }
}

/// First `first`, then `second`, on the same value in place.
///
/// - Note: `<>` says the same.
@inlinable
@_disfavoredOverload
public func >>> <Value: ~Copyable>(
  first: @escaping @Sendable (inout Value) -> Void,
  second: @escaping @Sendable (inout Value) -> Void
) -> @Sendable (inout Value) -> Void {
  first <> second
}

/// First `first`, then `second`, on the same object.
///
/// - Note: `<>` says the same.
@inlinable
@_disfavoredOverload
public func >>> <Object: AnyObject>(
  first: @escaping @Sendable (Object) -> Void,
  second: @escaping @Sendable (Object) -> Void
) -> @Sendable (Object) -> Void {
  first <> second
}
