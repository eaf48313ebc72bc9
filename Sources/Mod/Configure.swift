/// Changes a value in a closure and returns it.
///
/// ```swift
/// let formatter = configure(DateFormatter()) { $0.dateStyle = .short }
/// ```
///
/// You can discard the result, because a class instance is changed in place.
///
/// - Parameters:
///   - value: The value to change. A value type is copied, so that the caller's value stays the same.
///   - change: The change. It may capture anything and may throw.
/// - Returns: The changed value.
/// - Throws: The error that `change` throws.
@inlinable
@discardableResult
public func configure<Value: ~Copyable, Failure: Error>(
  _ value: consuming Value,
  with change: (inout Value) throws(Failure) -> Void
) throws(Failure) -> Value {
  try change(&value)
  return value
}

/// Changes a value in an asynchronous closure and returns it.
///
/// The closure starts on the caller's actor, so that neither the closure nor the value needs to be `Sendable`.
///
/// - Throws: The error that `change` throws.
@inlinable
@discardableResult
nonisolated(nonsending) public func configure<Value: ~Copyable, Failure: Error>(
  _ value: consuming Value,
  with change: nonisolated(nonsending) (inout Value) async throws(Failure) -> Void
) async throws(Failure) -> Value {
  try await change(&value)
  return value
}

/// Applies a Mod to a value and returns it.
///
/// ```swift
/// let formatter = configure(DateFormatter(), with: .shortDate + .noTime)
/// ```
///
/// - Note: `value |> mod` is the same.
@inlinable
@discardableResult
public func configure<Value: ~Copyable>(_ value: consuming Value, with mod: Mod<Value>) -> Value {
  mod(&value)
  return value
}

/// Applies a Mod to an object, in place, and returns the object.
///
/// - Precondition: The Mod changes the object and does not replace it. Debug builds check it.
@inlinable
@discardableResult
public func configure<Object: AnyObject>(_ object: Object, with mod: Mod<Object>) -> Object {
  var result = object
  mod(&result)
  assert(result === object, "A Mod of a class changes the instance it is given; this one put another in its place.")
  return result
}
