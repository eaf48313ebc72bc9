/// The latest values of a shared signal, up to the number that is replayed.
@MainActor @usableFromInline internal final class ReplayBuffer<Value> {
  /// The newest value, which is stored without an array.
  @usableFromInline @exclusivity(unchecked) internal var newest: Value?

  /// The values before the newest, as a ring buffer that begins at `oldest`.
  @usableFromInline @exclusivity(unchecked) internal var earlier: [Value] = []
  @usableFromInline @exclusivity(unchecked) internal var oldest = 0
  @usableFromInline internal let capacity: Int

  @inlinable internal init(capacity: Int) { self.capacity = capacity }

  @inlinable internal func add(_ value: Value) {
    guard capacity > 0 else { return }
    if capacity > 1 { keepNewest() }
    newest = value
  }

  @inlinable internal func keepNewest() {
    guard let newest else { return }
    guard earlier.count == capacity - 1 else { return earlier.append(newest) }
    earlier[oldest] = newest
    oldest += 1
    if oldest == earlier.count { oldest = 0 }
  }

  @inlinable internal func forget() {
    newest = nil
    earlier = []
    oldest = 0
  }

  /// The values from the oldest to the newest.
  ///
  /// - Complexity: O(*n*) for *n* values.
  ///
  /// - Complexity: O(*n*) in their number.
  @inlinable internal var inOrder: [Value] {
    guard let newest else { return [] }
    return earlier[oldest...] + earlier[..<oldest] + [newest]
  }
}
