/// The behaviors of a mounted value that are under way.
@MainActor
package struct Connections {
  private var elements: [(behavior: any Behavior, lifetime: Lifetime?)] = []

  /// Makes a list of none.
  package init() {}

  /// Whether there are none.
  package var isEmpty: Bool { elements.isEmpty }

  /// Whether a behavior is under way already.
  package func contains(_ behavior: any Behavior) -> Bool {
    elements.contains { $0.behavior.isEqual(to: behavior) }
  }

  /// Goes on with those of the behaviors that are under way, ends all others, and starts those that are new, in their order.
  package mutating func adopt(_ behaviors: [any Behavior], of mounted: AnyMounted) {
    guard !elements.isEmpty else {
      elements = behaviors.compactMap { start($0, of: mounted) }
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

  /// Starts a behavior; `nil` for what is kept by the value alone, and must not be kept here.
  private func start(_ behavior: any Behavior, of mounted: AnyMounted) -> (any Behavior, Lifetime?)? {
    let lifetime = (behavior as? any Connectable)?.connect(toAny: mounted)
    return behavior.kind == .lifetimes && lifetime == nil ? nil : (behavior, lifetime)
  }

  /// Ends all.
  package mutating func cancel() {
    for (_, lifetime) in elements { lifetime?.cancel() }
    elements = []
  }
}

extension BehaviorKind {
  /// Whether it follows the mounting of what is inside.
  package var isFinalization: Bool { self == .finalization || self == .lifetimes }
}
