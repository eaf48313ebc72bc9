/// The received values that a junction has yet to pass on.
@MainActor @usableFromInline internal final class Backlog<Value> {
  // There is nearly always one value, which is stored without an array.
  @usableFromInline @exclusivity(unchecked) internal var first: Value?
  @usableFromInline @exclusivity(unchecked) internal var rest: [Value] = []

  @inlinable internal init() {}

  @inlinable internal func add(_ value: Value) {
    if first == nil { first = value } else { rest.append(value) }
  }

  /// Passes on the values in order, as long as the junction is live.
  @inlinable internal func deliver(while junction: Junction, _ deliver: (Value) -> Void) {
    while let value = first, junction.isLive {
      first = nil
      let others = rest
      if !others.isEmpty { rest = [] }
      deliver(value)
      for value in others where junction.isLive { deliver(value) }
    }
  }
}
