/// A behavior that keeps subscriptions, whatever its root.
internal protocol LifetimeOwner: Behavior {
  var lifetimes: [Lifetime] { get }
}

/// Subscriptions that live as long as a root is mounted: what `.lifetimes -- [ … ]` notes.
internal struct KeptLifetimes<Root: Bindable>: Connectable, LifetimeOwner {
  internal let lifetimes: [Lifetime]

  internal var kind: BehaviorKind { .lifetimes }
  internal var name: String { "lifetimes" }
  internal var description: String { "\(name) -- \(lifetimes.count)" }

  internal func isEqual(to other: any Behavior) -> Bool {
    (other as? Self)?.lifetimes.elementsEqual(lifetimes, by: ===) ?? false
  }

  internal func connect(to mounted: Mounted<Root>) -> Lifetime? {
    // Those that a signal delivers belong to the value alone, and go when others take their place.
    let isBound = mounted.behaviors.elements.contains { $0.kind.isBinding && $0.subject == name }
    if isBound { return nil }
    return Lifetime { [lifetimes] in
      for lifetime in lifetimes { lifetime.cancel() }
    }
  }
}
