/// A behavior that is active while its root is mounted.
// A class with subclasses cannot be checked for `Sendable`. It has no stored properties.
internal class Connectable: ActiveBehavior, @unchecked Sendable {
  internal var name: String { preconditionFailure("Only subclasses are made, and they have a name.") }

  internal var subject: String { name }

  internal var description: String { name }

  internal func isEqual(to other: any Behavior) -> Bool { (other as? Connectable) === self }

  /// Starts the behavior if the root has the right type, and returns its lifetime, or `nil` if there is nothing to end.
  @MainActor internal func connect(toAny mounted: AnyMounted) -> Lifetime? { nil }

  /// Copies a bound property from `old` to `new`, if both are roots of the right type.
  @MainActor internal func keepAny<Whole>(_ old: Whole, in new: inout Whole) {}
}

extension ActiveBehavior {
  /// The behavior as one that can be connected. This module makes all active behaviors, of this class.
  internal var connectable: Connectable { unsafeDowncast(self, to: Connectable.self) }
}
