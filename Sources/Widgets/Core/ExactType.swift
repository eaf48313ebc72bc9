/// Calls `body` with a value if it has exactly the given type, and otherwise returns `nil`.
///
/// Unlike a cast, this compares the types without a lookup, and does not copy the value.
@inlinable @inline(__always) package func reading<Value, Other, Result>(
  _ value: Value, as type: Other.Type, _ body: (UnsafePointer<Other>) -> Result
) -> Result? {
  guard Value.self == type else { return nil }
  // Both types are the same, so that the memory is bound to the type.
  return withUnsafePointer(to: value) { body(UnsafeRawPointer($0).assumingMemoryBound(to: Other.self)) }
}

extension Widget {
  /// Calls `body` with the widget if it has exactly the given type, and otherwise returns `nil`.
  ///
  /// A widget of any type is neither cast nor copied.
  @inlinable @inline(__always) package func reading<Other, Result>(
    as type: Other.Type, _ body: (UnsafePointer<Other>) -> Result
  ) -> Result? {
    Widgets.reading(self, as: type, body)
  }
}

/// Calls `body` with a value if it has exactly the given type.
internal func changing<Value, Other>(_ value: inout Value, as type: Other.Type, _ body: (inout Other) -> Void) {
  guard Value.self == type else { return }
  // Both types are the same, so that the memory is bound to the type.
  withUnsafeMutablePointer(to: &value) { body(&UnsafeMutableRawPointer($0).assumingMemoryBound(to: type).pointee) }
}

extension Equatable {
  @inlinable package func isEqual(to other: some Equatable) -> Bool {
    reading(other, as: Self.self) { self == $0.pointee } ?? false
  }
}
