/// The behaviors of a ``BindableObject``.
@MainActor public final class Activity {
  internal private(set) var behaviors = Behaviors()

  private let watches = Watches()
  private var links: [Link] = []

  /// The mounted object by each class that it has been used as.
  private var views: [ObjectIdentifier: AnyMounted] = [:]

  /// Creates an activity without behaviors.
  nonisolated public init() {}

  /// Starts the new behaviors, and ends those that are gone.
  internal func adopt(_ behaviors: Behaviors, of object: some BindableObject) {
    self.behaviors = behaviors
    let mounted = mounted(object)
    var earlier = links
    links = (behaviors.preparations + behaviors.bindings + behaviors.conclusions).compactMap { behavior in
      let place = earlier.firstIndex { $0.behavior.isEqual(to: behavior) }
      return place.map { earlier.remove(at: $0) } ?? behavior.connectable.map { Link($0) }
    }
    for link in earlier { link.end() }
    // Starting a behavior may bind more, and call this method again.
    for link in links { link.begin(in: mounted) }
  }

  /// Returns the mounted object by the class that it is used as here.
  internal func mounted<Object: BindableObject>(_ object: Object) -> Mounted<Object> {
    let key = ObjectIdentifier(Object.self)
    if let mounted = views[key] as? Mounted<Object> { return mounted }
    let mounted = MountedObject(object, watches: watches)
    views[key] = mounted
    return mounted
  }
}

extension Activity {
  /// A behavior of the object, which starts and ends once.
  @MainActor private final class Link {
    let behavior: any Connectable
    private var lifetime: Lifetime?
    private var hasBegun = false
    private var hasEnded = false

    init(_ behavior: any Connectable) { self.behavior = behavior }

    func begin(in mounted: AnyMounted) {
      guard !hasBegun, !hasEnded else { return }
      hasBegun = true
      lifetime = behavior.connect(toAny: mounted)
      if hasEnded { end() }
    }

    func end() {
      hasEnded = true
      lifetime?.cancel()
      lifetime = nil
    }
  }
}
