/// A mutable value that an operator keeps for one subscription.
@MainActor @usableFromInline internal final class OperatorState<Value> {
  @usableFromInline @exclusivity(unchecked) internal var value: Value

  @inlinable internal init(_ value: Value) { self.value = value }
}
