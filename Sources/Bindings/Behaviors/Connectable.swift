/// A behavior that is active while its root is mounted.
internal protocol Connectable: ActiveBehavior {
  /// Starts the behavior if the root has the right type, and returns its lifetime, or `nil` if there is nothing to end.
  @MainActor func connect(toAny mounted: AnyMounted) -> Lifetime?

  /// Copies a bound property from `old` to `new`, if both are roots of the right type.
  @MainActor func keepAny<Whole>(_ old: Whole, in new: inout Whole)
}

extension Connectable {
  internal var description: String { name }

  internal func isEqual(to other: any Behavior) -> Bool { (other as? any Connectable) === self }

  @MainActor internal func keepAny<Whole>(_ old: Whole, in new: inout Whole) {}
}

extension ActiveBehavior {
  /// The behavior as one that can be connected. This module makes all active behaviors but handlers, and all can.
  internal var connectable: (any Connectable)? { self as? any Connectable }
}
