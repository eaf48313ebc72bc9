/// Returns the result of a function: `Date() |> formatter.string(from:)`.
///
/// - Throws: The error that `function` throws.
@inlinable @_disfavoredOverload public func |> <Value, Result: ~Copyable, Failure: Error>(
  value: Value,
  function: (Value) throws(Failure) -> Result
) throws(Failure) -> Result {
  try function(value)
}

/// Returns the value, changed in place by a function: `Label() |> { $0.text = "Views" }`.
///
/// The function does not escape, so that it may capture anything.
///
/// - Parameters:
///   - value: The value to change. It is copied, so that the caller's value stays the same.
///   - change: The change. `Void?` accepts any function that returns nothing, and ranks this operator below the one for
///     objects, which a closure of one expression would fit as well.
/// - Returns: The changed value. The compiler warns if it is not used.
/// - Throws: The error that `change` throws.
@inlinable @_disfavoredOverload public func |> <Value: ~Copyable, Failure: Error>(
  value: consuming Value,
  change: (inout Value) throws(Failure) -> Void?
) throws(Failure) -> Value {
  _ = try change(&value)
  return value
}

/// Returns the object after a function has changed it: `DateFormatter() |> { $0.dateStyle = .short }`.
///
/// A closure of several statements would fit values as well. Declare its type, `{ (formatter: DateFormatter) in … }`,
/// or use `configure(_:_:)`.
///
/// The function does not escape, so that it may capture anything.
///
/// - Throws: The error that `change` throws.
@inlinable @_disfavoredOverload @discardableResult public func |> <Object: AnyObject, Failure: Error>(
  object: Object,
  change: (Object) throws(Failure) -> Void
) throws(Failure) -> Object {
  try change(object)
  return object
}

/// Returns the result of an asynchronous function: `try await url |> download |> decode`.
///
/// The function starts on the caller's actor, so that neither the function nor the value needs to be `Sendable`.
///
/// - Throws: The error that `function` throws.
@inlinable @_disfavoredOverload nonisolated(nonsending) public func |> <Value, Result: ~Copyable, Failure: Error>(
  value: Value,
  function: nonisolated(nonsending) (Value) async throws(Failure) -> Result
) async throws(Failure) -> Result {
  try await function(value)
}

/// Returns the value, changed in place by an asynchronous function: `await Label() |> { $0.text = await title() }`.
///
/// An object can be piped into a function that returns nothing.
///
/// - Returns: The changed value.
/// - Throws: The error that `change` throws.
@inlinable @_disfavoredOverload nonisolated(nonsending) public func |> <Value: ~Copyable, Failure: Error>(
  value: consuming Value,
  change: nonisolated(nonsending) (inout Value) async throws(Failure) -> Void?
) async throws(Failure) -> Value {
  _ = try await change(&value)
  return value
}
