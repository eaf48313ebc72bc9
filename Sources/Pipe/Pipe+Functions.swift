/// The result of a function: `Date() |> formatter.string(from:)`.
///
/// - Throws: What `function` throws.
@inlinable
@_disfavoredOverload
public func |> <Value, Result: ~Copyable, Failure: Error>(
  value: Value,
  function: (Value) throws(Failure) -> Result
) throws(Failure) -> Result {
  try function(value)
}

/// The value, changed in place by a function: `Label() |> { $0.text = "Views" }`.
///
/// The function need not be `Sendable`. It is optional for the sake of overload resolution, by which a closure on an
/// object then goes to the operator for objects; so, inside a class, write `self` in it as in an escaping closure.
///
/// - Parameters:
///   - value: The value to change. It is copied, so the caller's own stays as it was.
///   - change: What to do; `nil` for nothing.
/// - Returns: The changed value. The compiler warns if it is not used, since then nothing has happened.
/// - Throws: What `change` throws.
@inlinable
@_disfavoredOverload
public func |> <Value: ~Copyable, Failure: Error>(
  value: consuming Value,
  change: ((inout Value) throws(Failure) -> Void)?
) throws(Failure) -> Value {
  try change?(&value)
  return value
}

/// The object, after a function has changed it: `DateFormatter() |> { $0.dateStyle = .short }`.
///
/// The function does not escape, so it may capture anything.
///
/// - Throws: What `change` throws.
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
