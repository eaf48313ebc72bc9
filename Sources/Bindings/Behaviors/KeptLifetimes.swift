/// The behavior that `.lifetimes -- [ … ]` adds: subscriptions that live as long as the root is mounted.
// Its stored properties are constants of `Sendable` types.
internal final class KeptLifetimes: Connectable, @unchecked Sendable {
  internal let lifetimes: [Lifetime]

  internal init(lifetimes: [Lifetime]) {
    self.lifetimes = lifetimes
  }

  internal override var name: String { "lifetimes" }

  internal override var description: String { "\(name) -- \(lifetimes.count)" }

  internal override func isEqual(to other: any Behavior) -> Bool {
    (other as? KeptLifetimes)?.lifetimes.elementsEqual(lifetimes, by: ===) ?? false
  }

  internal override func connect(toAny mounted: AnyMounted) -> Lifetime? {
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
  // This module alone sets it, to an object of this class.
  internal var keptLifetimes: KeptLifetimes? { lifetimes.map { unsafeDowncast($0, to: KeptLifetimes.self) } }
}
