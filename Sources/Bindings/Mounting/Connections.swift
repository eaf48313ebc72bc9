/// The active behaviors of a mounted value.
@MainActor package struct Connections {
  private var elements: [(behavior: any Connectable, lifetime: Lifetime?)] = []

  /// Creates an empty list.
  package init() {}

  /// A Boolean value that indicates whether there are no active behaviors.
  package var isEmpty: Bool { elements.isEmpty }

  /// Returns whether a behavior is already active.
  ///
  /// - Complexity: O(*n*) for *n* active behaviors.
  package func contains(_ behavior: any Behavior) -> Bool {
    elements.contains { $0.behavior.isEqual(to: behavior) }
  }

  /// Adopts the bindings of a value. See ``adopt(_:of:)``.
  package mutating func adopt(bindingsOf behaviors: Behaviors, of mounted: AnyMounted) {
    guard elements.isEmpty, let binding = behaviors.onlyBinding else { return adopt(behaviors.bindings, of: mounted) }
    if let started = start(binding, of: mounted) { elements = [started] }
  }

  /// Keeps the given behaviors that are active, ends all others, and starts the new ones, in order.
  ///
  /// - Complexity: O(*n* × *m*) for *n* active and *m* given behaviors.
  package mutating func adopt(_ behaviors: [any ActiveBehavior], of mounted: AnyMounted) {
    guard !elements.isEmpty else {
      if behaviors.count == 1 {
        // Most have one, for which a literal takes half of what growing an array does.
        if let started = start(behaviors[0], of: mounted) { elements = [started] }
      } else {
        for behavior in behaviors { if let started = start(behavior, of: mounted) { elements.append(started) } }
      }
      return
    }
    var earlier = elements
    let kept = behaviors.map { behavior in
      earlier.firstIndex { $0.behavior.isEqual(to: behavior) }.map { earlier.remove(at: $0) }
    }
    for (_, lifetime) in earlier { lifetime?.cancel() }
    elements = zip(behaviors, kept).compactMap { behavior, kept in
      kept ?? start(behavior, of: mounted)
    }
  }

  /// Starts a behavior, or returns `nil` for lifetimes that only the value must retain.
  private func start(_ behavior: any ActiveBehavior, of mounted: AnyMounted) -> (any Connectable, Lifetime?)? {
    guard let behavior = behavior.connectable else { return nil }
    let lifetime = behavior.connect(toAny: mounted)
    return lifetime == nil && behavior is KeptLifetimes ? nil : (behavior, lifetime)
  }

  /// Ends all behaviors.
  package mutating func cancel() {
    for (_, lifetime) in elements { lifetime?.cancel() }
    elements = []
  }
}
