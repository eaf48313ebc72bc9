import Mod

/// First `first`, then `second`.
///
/// The functions are `@Sendable`, and so is the result, which can therefore be a `static let`. If one of them throws, so
/// does the result, the same error.
@inlinable
@_disfavoredOverload
public func <> <Value, Failure: Error>(
  first: @escaping @Sendable (Value) throws(Failure) -> Value,
  second: @escaping @Sendable (Value) throws(Failure) -> Value
) -> @Sendable (Value) throws(Failure) -> Value {
  { value throws(Failure) in try second(first(value)) }
}

/// First `first`, then `second`, on the same value in place.
///
/// The functions are `@Sendable`, and so is the result, which can therefore be a `static let`. If one of them throws, so
/// does the result, the same error; what `first` changed stays changed.
@inlinable
@_disfavoredOverload
public func <> <Value: ~Copyable, Failure: Error>(
  first: @escaping @Sendable (inout Value) throws(Failure) -> Void,
  second: @escaping @Sendable (inout Value) throws(Failure) -> Void
) -> @Sendable (inout Value) throws(Failure) -> Void {
  { value throws(Failure) in
    try first(&value)
    try second(&value)
  }
}

/// First `first`, then `second`, on the same object.
///
/// ```swift
/// static let filledButton = baseButton <> { $0.backgroundColor = .black }
/// ```
///
/// The functions are `@Sendable`, and so is the result, which can therefore be a `static let`. If one of them throws, so
/// does the result, the same error; what `first` changed stays changed.
@inlinable
@_disfavoredOverload
public func <> <Object: AnyObject, Failure: Error>(
  first: @escaping @Sendable (Object) throws(Failure) -> Void,
  second: @escaping @Sendable (Object) throws(Failure) -> Void
) -> @Sendable (Object) throws(Failure) -> Void {
  { object throws(Failure) in
    try first(object)
    try second(object)
  }
}
