/// A behavior that is active while its root is mounted.
internal protocol Connectable: ActiveBehavior {
  /// Starts the behavior if the root has the right type, and returns its lifetime, or `nil` if there is nothing to end.
  @MainActor func connect(toAny mounted: AnyMounted) -> Lifetime?

  /// Starts the behavior like ``connect(toAny:)``, with a link by which a like behavior can take it over.
  @MainActor func start(in mounted: AnyMounted) -> (lifetime: Lifetime?, link: SignalLink?)

  /// Returns whether the behavior can take over the work of another one.
  @MainActor func isLike(_ other: any ActiveBehavior) -> Bool

  /// Takes over the work of a like behavior.
  @MainActor func takeOver(_ link: SignalLink)

  /// Copies a bound property from `old` to `new`, if both are roots of the right type.
  @MainActor func keepAny<Whole>(_ old: Whole, in new: inout Whole)
}

extension Connectable {
  internal var description: String { name }

  internal func isEqual(to other: any Behavior) -> Bool { (other as? any Connectable) === self }

  @MainActor internal func start(in mounted: AnyMounted) -> (lifetime: Lifetime?, link: SignalLink?) {
    (connect(toAny: mounted), nil)
  }

  @MainActor internal func isLike(_ other: any ActiveBehavior) -> Bool { false }

  @MainActor internal func takeOver(_ link: SignalLink) {}

  @MainActor internal func keepAny<Whole>(_ old: Whole, in new: inout Whole) {}
}

extension ActiveBehavior {
  /// The behavior, if it can be connected. All active behaviors of this module can, except for handlers.
  internal var connectable: (any Connectable)? { self as? any Connectable }
}
