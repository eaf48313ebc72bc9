/// A first-in, first-out queue.
@MainActor @usableFromInline internal final class Queue<Value> {
  @usableFromInline @exclusivity(unchecked) internal var coming: [Value] = []

  /// The oldest values in reverse order.
  @usableFromInline @exclusivity(unchecked) internal var going: [Value] = []

  @inlinable internal init() {}

  @inlinable internal var isEmpty: Bool { going.isEmpty && coming.isEmpty }

  @inlinable internal func append(_ value: Value) { coming.append(value) }

  /// Removes and returns the oldest value.
  ///
  /// - Complexity: Amortized O(1).
  @inlinable internal func popFirst() -> Value? {
    if going.isEmpty {
      // One value, which is the usual case, needs no second array.
      if coming.count < 2 { return coming.popLast() }
      swap(&coming, &going)
      going.reverse()
    }
    return going.popLast()
  }
}
