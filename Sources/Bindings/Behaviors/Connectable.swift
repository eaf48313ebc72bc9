/// A behavior that is active while its root is mounted.
// A class with subclasses cannot be checked for `Sendable`. Its stored properties are constants of `Sendable` types.
internal class Connectable: Behavior, @unchecked Sendable {
  internal let kind: BehaviorKind
  internal let name: String
  internal let subject: String

  internal init(_ kind: BehaviorKind, name: String, subject: String? = nil) {
    self.kind = kind
    self.name = name
    self.subject = subject ?? name
  }

  internal var description: String { name }

  internal func isEqual(to other: any Behavior) -> Bool { (other as? Connectable) === self }

  /// Starts the behavior if the root has the right type, and returns its lifetime, or `nil` if there is nothing to end.
  @MainActor internal func connect(toAny mounted: AnyMounted) -> Lifetime? { nil }

  /// Copies a bound property from `old` to `new`, if both are roots of the right type.
  @MainActor internal func keepAny<Whole>(_ old: Whole, in new: inout Whole) {}
}

extension BehaviorKind {
  /// A Boolean value that indicates whether the behavior updates a property.
  package var isBinding: Bool { self == .binding || self == .twoWayBinding }
}
