/// The result of an asynchronous function: `try await url |> download |> decode`.
///
/// The function starts on the caller's actor, so that neither it nor the value needs to be `Sendable`.
///
/// - Throws: What `function` throws.
@inlinable
@_disfavoredOverload
nonisolated(nonsending) public func |> <Value, Result: ~Copyable, Failure: Error>(
  value: Value,
  function: nonisolated(nonsending) (Value) async throws(Failure) -> Result
) async throws(Failure) -> Result {
  try await function(value)
}

/// The value, changed in place by an asynchronous function: `await Label() |> { $0.text = await title() }`.
///
/// An object needs no operator of its own: it goes into a function that returns nothing.
///
/// - Returns: The changed value.
/// - Throws: What `change` throws.
@inlinable
@_disfavoredOverload
nonisolated(nonsending) public func |> <Value: ~Copyable, Failure: Error>(
  value: consuming Value,
  change: nonisolated(nonsending) (inout Value) async throws(Failure) -> Void?
) async throws(Failure) -> Value {
  _ = try await change(&value)
  return value
}
