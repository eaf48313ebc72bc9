/// Returns `==` of a type; `nil` if values of the type cannot be compared.
package func equality<Value>(of type: Value.Type) -> (@Sendable (Value, Value) -> Bool)? {
  func equality<Equal: Equatable>(of type: Equal.Type) -> Equality<Value>? {
    let equality: (Equal, Equal) -> Bool = { $0 == $1 }
    return (equality as? (Value, Value) -> Bool).map(Equality.init)
  }
  guard let equality = (type as? any Equatable.Type).flatMap({ equality(of: $0) }) else { return nil }
  return { equality.areEqual($0, $1) }
}

// The function captures nothing but the type and how it is `Equatable`. The cast that finds a conformance of an actor
// succeeds only there, where such values are then compared, too.
private struct Equality<Value>: @unchecked Sendable {
  let areEqual: (Value, Value) -> Bool
}

/// Returns whether two values have the same bytes, such as closures with the same code and the same captured memory.
///
/// Copies of a closure have the same bytes, such as those in copies of a handler, a widget or a Mod. Two closures that
/// one expression makes at different times have captured memory of their own, if they capture anything. Pass only
/// closures from properties of a generic type. Any other closure is wrapped in a new one when it is passed, even if it
/// captures nothing.
@Sendable package func haveSameBytes<First, Second>(_ first: First, _ second: Second) -> Bool {
  withUnsafeBytes(of: first) { first in withUnsafeBytes(of: second) { first.elementsEqual($0) } }
}

/// Returns the function that returns a value without the optionals around it.
internal func unwrapping<Value>(_ type: Value.Type) -> @Sendable (Value) -> Any? {
  func unwrapping<Optional: Wrapping>(_ type: Optional.Type) -> (@Sendable (Value) -> Any?)? {
    if Optional.Wrapped.self is any Wrapping.Type { return { unwrapped($0) } }
    let content: @Sendable (Optional) -> Any? = { $0.content }
    return content as? @Sendable (Value) -> Any?
  }
  if let type = type as? any Wrapping.Type, let content = unwrapping(type) { return content }
  return { $0 }
}

/// Returns whether values of a type are texts, whole numbers or flags, or optionals of them, which always equal
/// themselves.
internal func isPlain(_ type: Any.Type) -> Bool {
  [String.self, String?.self, Int.self, Int?.self, Bool.self, Bool?.self].contains { $0 == type }
}

/// Returns whether a type is one of the most common types, which conform to no protocol of this module.
///
/// The first cast of a type to a protocol that it lacks searches all conformances of the program.
internal func isStandard(_ type: Any.Type) -> Bool { isPlain(type) || type == Double.self || type == Double?.self }

/// Returns whether values of a type are compared as a whole: enums, numbers, and structs that print themselves.
internal func countsAsWhole<Value>(_ type: Value.Type, _ sample: Value) -> Bool {
  if let type = type as? any Wrapping.Type { return countsAsWhole(wrappedBy: type) }
  switch Mirror(reflecting: sample).displayStyle {
  case .struct: return printsItself(type)
  // Numbers have no display style.
  case .enum, nil: return true
  default: return false
  }
}

private func countsAsWhole<Optional: Wrapping>(wrappedBy type: Optional.Type) -> Bool {
  printsItself(Optional.Wrapped.self) && !(Optional.Wrapped.self is any Collection.Type)
}

internal func printsItself(_ type: Any.Type) -> Bool {
  (type is any CustomStringConvertible.Type || type is any RawRepresentable.Type) && !(type is any Inspectable.Type)
    && !(type is any PropertyListing.Type)
}

internal protocol Wrapping: SendableMetatype {
  associatedtype Wrapped
  var content: Wrapped? { get }
}

extension Wrapping {
  /// The value, or `nil` if there is none.
  internal var contentAsAny: Any? { content.map { $0 as Any } }

  internal var isOfAnything: Bool { Wrapped.self == Any.self }
}

extension Optional: Wrapping {
  internal var content: Wrapped? { self }
}
