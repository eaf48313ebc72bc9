/// A behavior that retains subscriptions, for any root.
internal protocol LifetimeOwner: Behavior {
  var lifetimes: [Lifetime] { get }
}

/// The behavior that `.lifetimes -- [ … ]` adds: subscriptions that live as long as the root is mounted.
internal struct KeptLifetimes<Root: Bindable>: Connectable, LifetimeOwner {
  internal let lifetimes: [Lifetime]

  internal var kind: BehaviorKind { .lifetimes }
  internal var name: String { "lifetimes" }
  internal var description: String { "\(name) -- \(lifetimes.count)" }

  internal func isEqual(to other: any Behavior) -> Bool {
    (other as? Self)?.lifetimes.elementsEqual(lifetimes, by: ===) ?? false
  }

  internal func connect(to mounted: Mounted<Root>) -> Lifetime? {
    // Lifetimes from a signal belong to the value only, and end when others replace them.
    let isBound = mounted.behaviors.elements.contains { $0.kind.isBinding && $0.subject == name }
    if isBound { return nil }
    return Lifetime { [lifetimes] in
      for lifetime in lifetimes { lifetime.cancel() }
    }
  }
}
