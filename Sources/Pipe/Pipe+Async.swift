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
