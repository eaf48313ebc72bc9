/// What a ``BindableObject`` does over time.
@MainActor
public final class Activity {
  internal private(set) var behaviors = Behaviors()

  private var mounted: AnyMounted?
  private var lifetimes: [(behavior: any Behavior, lifetime: Lifetime?)] = []

  /// Makes an activity of nothing.
  nonisolated public init() {}

  /// Starts what is new in `behaviors`, and ends what is not in them any more.
  internal func adopt(_ behaviors: Behaviors, of object: some BindableObject) {
    self.behaviors = behaviors
    let mounted = mounted(object)
    var earlier = lifetimes
    lifetimes = behaviors.elements.map { behavior in
      if let index = earlier.firstIndex(where: { $0.behavior.isEqual(to: behavior) }) {
        return earlier.remove(at: index)
      }
      return (behavior, (behavior as? any Connectable)?.connect(toAny: mounted))
    }
    for (_, lifetime) in earlier { lifetime?.cancel() }
  }

  internal func mounted<Object: BindableObject>(_ object: Object) -> Mounted<Object> {
    if let mounted = mounted as? Mounted<Object> { return mounted }
    let mounted = MountedObject(object)
    self.mounted = mounted
    return mounted
  }
}

/// A mounted object, which owns what is done to it.
private final class MountedObject<Object: BindableObject>: Mounted<Object> {
  private unowned let object: Object

  init(_ object: Object) {
    self.object = object
  }

  override var value: Object { object }

  override func apply(_ change: (inout Object) -> Void) {
    var object = object
    change(&object)
  }
}
