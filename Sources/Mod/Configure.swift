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

/// Applies several Mods to a value, in order, and returns it. An object is changed in place.
///
/// ```swift
/// let formatter = configure(DateFormatter(), with: .shortDate, .noTime)
/// ```
///
/// - Precondition: The Mods of a class change the object and do not replace it. Debug builds check it.
/// - Complexity: O(*n*) for *n* Mods.
@inlinable @discardableResult public func configure<Value>(
  _ value: consuming Value, with first: Mod<Value>, _ second: Mod<Value>, _ others: Mod<Value>...
) -> Value {
  configure(value, with: first <> second <> Mod(list: others))
}

/// Returns the address of the object that a root is, or `nil` if the root is a value.
@inlinable internal func reference<Root: ~Copyable>(_ root: inout Root) -> UnsafeRawPointer? {
  // A cast of `Root.self` fails at compile time, because the root may be noncopyable; its metatype is an `Any.Type`
  // nevertheless.
  guard unsafeBitCast(Root.self, to: Any.Type.self) is AnyObject.Type else { return nil }
  return withUnsafeBytes(of: &root) { $0.load(as: UnsafeRawPointer.self) }
}

infix operator |> : PipePrecedence
infix operator >>> : AdditionPrecedence

/// The precedence of `|>`: lower than arithmetic, composition and `??`, higher than comparison, `&&`, `?:` and
/// assignment.
precedencegroup PipePrecedence {
  associativity: left
  higherThan: ComparisonPrecedence
  lowerThan: NilCoalescingPrecedence
}

/// Returns the value, changed by a Mod: `Label() |> .text("Views") <> .numberOfLines(0)`.
///
/// An object is changed in place and returned: `let formatter = DateFormatter() |> .shortDate <> .noTime`. To change an
/// object in a statement of its own, write `configure(formatter, with: .shortDate)`.
///
/// - Precondition: The Mod of a class changes the object and does not replace it. Debug builds check it.
/// - Returns: The changed value, or the object. The compiler warns if it is not used.
@inlinable public func |> <Root: ~Copyable>(root: consuming Root, mod: Mod<Root>) -> Root {
  configure(root, with: mod)
}

/// A type whose values can be configured in the expression that creates them: `Label("Views").with(.centered)`.
///
/// Conform a type of your own to get `with`; there are no requirements. For other types,
/// ``configure(_:with:)`` and `|>` do the same.
public protocol Configurable {}

extension Configurable {
  /// Returns a copy with the Mods applied, in order.
  ///
  /// - Complexity: O(*n*) for *n* Mods.
  @inlinable @inline(__always) public consuming func with(_ mods: Mod<Self>...) -> Self {
    mods.apply(to: &self)
    return self
  }

  /// Returns a copy that a closure has changed. An object is changed in place.
  ///
  /// - Throws: The error that `change` throws.
  @inlinable public consuming func with<Failure: Error>(
    _ change: (inout Self) throws(Failure) -> Void
  ) throws(Failure) -> Self {
    try change(&self)
    return self
  }
}

extension Configurable where Self: AnyObject {
  /// Applies the Mods to the object, in order, and returns the object.
  ///
  /// - Precondition: The Mods change the object and do not replace it. Debug builds check it.
  /// - Complexity: O(*n*) for *n* Mods.
  @inlinable @discardableResult public func with(_ mods: Mod<Self>...) -> Self {
    configure(self, with: Mod(list: mods))
  }
}
