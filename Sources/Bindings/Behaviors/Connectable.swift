/// A behavior that does something while its root is mounted.
internal protocol Connectable: Behavior {
  associatedtype Root: Bindable

  /// Begins, and says for how long; `nil` if there is nothing to end.
  @MainActor
  func connect(to mounted: Mounted<Root>) -> Lifetime?
}

extension Connectable {
  /// Begins, if the root is of the right type.
  @MainActor
  internal func connect(toAny mounted: AnyMounted) -> Lifetime? {
    mounted.view(as: Root.self).flatMap(connect)
  }
}

extension BehaviorKind {
  /// Whether it keeps a property up to date.
  package var isBinding: Bool { self == .binding || self == .twoWayBinding }
}
