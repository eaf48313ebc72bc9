/// The result of a function: `Date() |> formatter.string(from:)`.
@inlinable
@_disfavoredOverload
public func |> <Value: ~Copyable, Result: ~Copyable, Failure: Error>(
  value: consuming Value,
  function: (consuming Value) throws(Failure) -> Result
) throws(Failure) -> Result {
  try function(value)
}

/// The result of an asynchronous function: `try await url |> download`.
@inlinable
@_disfavoredOverload
public func |> <Value, Result, Failure: Error>(
  value: Value,
  function: (Value) async throws(Failure) -> Result
) async throws(Failure) -> Result {
  try await function(value)
}

/// The value, changed in place by a function: `Label() |> { $0.text = "Views" }`.
///
/// The function does not escape, so it may capture anything.
@inlinable
@_disfavoredOverload
public func |> <Value: ~Copyable, Failure: Error>(
  value: consuming Value,
  change: (inout Value) throws(Failure) -> Void
) throws(Failure) -> Value {
  try change(&value)
  return value
}

/// The object, after a function has changed it.
@inlinable
@_disfavoredOverload
@discardableResult
public func |> <Object: AnyObject, Failure: Error>(
  object: Object,
  change: (Object) throws(Failure) -> Void
) throws(Failure) -> Object {
  try change(object)
  return object
}
