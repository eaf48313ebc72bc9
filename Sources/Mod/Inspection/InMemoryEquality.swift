/// Compares two values in memory.
internal typealias Equality = (UnsafeRawPointer, UnsafeRawPointer) -> Bool

/// Returns the function that compares two values in memory; `nil` if values of the type cannot be compared.
internal func equality<Value>(of type: Value.Type) -> Equality? {
  func equality<Equal: Equatable>(of type: Equal.Type) -> Equality {
    { $0.assumingMemoryBound(to: type).pointee == $1.assumingMemoryBound(to: type).pointee }
  }
  return (type as? any Equatable.Type).map { equality(of: $0) }
}

/// Returns the function that prints values of a common type; `nil` for other types.
internal func plainLiteral<Value>(of type: Value.Type) -> ((UnsafeRawPointer) -> String)? {
  func literal<Plain>(_ print: @escaping (Plain) -> String) -> ((UnsafeRawPointer) -> String)? {
    if Value.self == Plain.self { return { print($0.assumingMemoryBound(to: Plain.self).pointee) } }
    guard Value.self == Plain?.self else { return nil }
    return { $0.assumingMemoryBound(to: Plain?.self).pointee.map(print) ?? "nil" }
  }
  return literal { (text: String) in text.quoted } ?? literal { (number: Int) in "\(number)" }
    ?? literal { (flag: Bool) in "\(flag)" }
}

/// Returns whether values of a type are compared as a whole: enums, numbers, and structs that print themselves.
internal func countsAsWhole<Value>(_ type: Value.Type, _ sample: Value) -> Bool {
  if let type = type as? any Wrapping.Type { return countsAsWhole(wrappedBy: type) }
  switch Mirror(reflecting: sample).displayStyle {
  case .struct: return printsItself(type)
  // Numbers have none.
  case .enum, nil: return true
  default: return false
  }
}

private func countsAsWhole<Optional: Wrapping>(wrappedBy type: Optional.Type) -> Bool {
  printsItself(Optional.Wrapped.self) && !(Optional.Wrapped.self is any Collection.Type)
}

private func printsItself(_ type: Any.Type) -> Bool {
  (type is any CustomStringConvertible.Type || type is any RawRepresentable.Type) && !(type is any Inspectable.Type)
    && !(type is any PropertyListing.Type)
}

private protocol Wrapping {
  associatedtype Wrapped
}

extension Optional: Wrapping {}
