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
@inlinable @discardableResult @_disfavoredOverload public func configure<Value: ~Copyable, Failure: Error>(
  _ value: consuming Value,
  _ change: (inout Value) throws(Failure) -> Void
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
@discardableResult @_disfavoredOverload nonisolated(nonsending) public func configure<Value: ~Copyable, Failure: Error>(
  _ value: consuming Value,
  _ change: nonisolated(nonsending) (inout Value) async throws(Failure) -> Void
) async throws(Failure) -> Value {
  try await change(&value)
  return value
}

/// Applies a Mod to a value and returns it. An object is changed in place.
///
/// ```swift
/// let formatter = configure(DateFormatter(), with: .shortDate <> .noTime)
/// ```
///
/// - Precondition: The Mod of a class changes the object and does not replace it. Debug builds check it.
/// - Note: `value |> mod` is the same.
@inlinable
@discardableResult public func configure<Value: ~Copyable>(_ value: consuming Value, with mod: Mod<Value>) -> Value {
  let object = reference(&value)
  mod(&value)
  assert(
    reference(&value) == object,
    "A Mod of a class changes the instance it is given; this one put another in its place.")
  return value
}

/// Returns the address of the object that a root is, or `nil` if the root is a value.
@inlinable internal func reference<Root: ~Copyable>(_ root: inout Root) -> UnsafeRawPointer? {
  // A cast of `Root.self` fails at compile time, because the root may be noncopyable; its metatype is an `Any.Type`
  // nevertheless.
  guard unsafeBitCast(Root.self, to: Any.Type.self) is AnyObject.Type else { return nil }
  return withUnsafeBytes(of: &root) { $0.load(as: UnsafeRawPointer.self) }
}
