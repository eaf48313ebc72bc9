import Mod

/// First `first`, then `second` on what it returns: `static let slug = trimmed >>> lowercased >>> hyphenated`.
///
/// The functions are `@Sendable`, and so is the result, which can therefore be a `static let`. If one of them throws, so
/// does the result, the same error.
@inlinable
@_disfavoredOverload
public func >>> <Value, Middle, Result, Failure: Error>(
  first: @escaping @Sendable (Value) throws(Failure) -> Middle,
  second: @escaping @Sendable (Middle) throws(Failure) -> Result
) -> @Sendable (Value) throws(Failure) -> Result {
  { value throws(Failure) in try second(first(value)) }
}

/// First `first`, then `second`, on the same value in place.
///
/// - Note: `<>` says the same.
@inlinable
@_disfavoredOverload
public func >>> <Value: ~Copyable, Failure: Error>(
  first: @escaping @Sendable (inout Value) throws(Failure) -> Void,
  second: @escaping @Sendable (inout Value) throws(Failure) -> Void
) -> @Sendable (inout Value) throws(Failure) -> Void {
  first <> second
}

/// First `first`, then `second`, on the same object.
///
/// - Note: `<>` says the same.
@inlinable
@_disfavoredOverload
public func >>> <Object: AnyObject, Failure: Error>(
  first: @escaping @Sendable (Object) throws(Failure) -> Void,
  second: @escaping @Sendable (Object) throws(Failure) -> Void
) -> @Sendable (Object) throws(Failure) -> Void {
  first <> second
}
