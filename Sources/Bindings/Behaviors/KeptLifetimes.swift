/// The behavior that `.lifetimes -- [ … ]` adds: subscriptions that live as long as the root is mounted.
internal final class KeptLifetimes: Connectable {
  internal let lifetimes: [Lifetime]

  internal init(lifetimes: [Lifetime]) {
    self.lifetimes = lifetimes
  }

  internal var name: String { "lifetimes" }

  internal var description: String { "\(name) -- \(lifetimes.count)" }

  internal func isEqual(to other: any Behavior) -> Bool {
    (other as? KeptLifetimes)?.lifetimes.elementsEqual(lifetimes, by: ===) ?? false
  }

  internal func connect(toAny mounted: AnyMounted) -> Lifetime? {
    // Lifetimes that a signal delivers belong to the value alone, and end when the next ones replace them.
    if mounted.behaviors.bindings.contains(where: { $0.subject == name }) { return nil }
    return Lifetime(cancel)
  }

  @MainActor internal func cancel() {
    for lifetime in lifetimes { lifetime.cancel() }
  }
}

extension Behaviors {
  /// The subscriptions that the model retains.
  internal var keptLifetimes: KeptLifetimes? { lifetimes as? KeptLifetimes }
}
