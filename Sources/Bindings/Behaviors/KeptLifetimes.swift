/// A behavior that retains subscriptions, for any root.
internal protocol LifetimeOwner: Behavior {
  var lifetimes: [Lifetime] { get }
}

/// The behavior that `.lifetimes -- [ … ]` adds: subscriptions that live as long as the root is mounted.
// A subclass cannot be checked for `Sendable`. Its stored properties are constants of `Sendable` types, as those of
// `Connectable` are.
internal final class KeptLifetimes<Root: Bindable>: Connectable, LifetimeOwner, @unchecked Sendable {
  internal let lifetimes: [Lifetime]

  internal init(lifetimes: [Lifetime]) {
    self.lifetimes = lifetimes
    super.init(.lifetimes, name: "lifetimes")
  }

  internal override var description: String { "\(name) -- \(lifetimes.count)" }

  internal override func isEqual(to other: any Behavior) -> Bool {
    (other as? KeptLifetimes)?.lifetimes.elementsEqual(lifetimes, by: ===) ?? false
  }

  internal override func connect(toAny mounted: AnyMounted) -> Lifetime? {
    // Lifetimes that a signal delivers belong to the value alone, and end when the next ones replace them.
    let isBound = mounted.behaviors.elements.contains { $0.kind.isBinding && $0.subject == name }
    if isBound { return nil }
    return Lifetime { [lifetimes] in
      for lifetime in lifetimes { lifetime.cancel() }
    }
  }
}
