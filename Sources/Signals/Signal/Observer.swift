/// The closures of a subscription: one for values, one for the end.
@MainActor @usableFromInline internal struct Observer<Value> {
  @usableFromInline internal let value: (Value) -> Void
  @usableFromInline internal let end: (End) -> Void

  @inlinable internal init(value: @escaping (Value) -> Void, end: @escaping (End) -> Void) {
    self.value = value
    self.end = end
  }
}
