/// A behavior that is active while its root is mounted.
internal protocol Connectable: Behavior {
  associatedtype Root: Bindable

  /// Starts the behavior, and returns the lifetime that ends it, or `nil` if there is nothing to end.
  @MainActor
  func connect(to mounted: Mounted<Root>) -> Lifetime?
}

extension Connectable {
  /// Starts the behavior, if the root has the right type.
  @MainActor
  internal func connect(toAny mounted: AnyMounted) -> Lifetime? {
    mounted.view(as: Root.self).flatMap(connect)
  }
}

extension BehaviorKind {
  /// A Boolean value that indicates whether the behavior updates a property.
  package var isBinding: Bool { self == .binding || self == .twoWayBinding }
}
