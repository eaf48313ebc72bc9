/// What `body` makes of a value if it is of that very type; `nil` if it is of another.
///
/// A cast would look up what a comparison of the types tells, and copy the value.
@inlinable
package func reading<Value, Other, Result>(
  _ value: Value, as type: Other.Type, _ body: (UnsafePointer<Other>) -> Result
) -> Result? {
  guard Value.self == type else { return nil }
  // Both types are one, so that the memory is bound to it.
  return withUnsafePointer(to: value) { body(UnsafeRawPointer($0).assumingMemoryBound(to: Other.self)) }
}

extension Equatable {
  /// Whether another value is of this very type and equal.
  @inlinable
  package func isEqual(to other: some Equatable) -> Bool {
    reading(other, as: Self.self) { self == $0.pointee } ?? false
  }
}
