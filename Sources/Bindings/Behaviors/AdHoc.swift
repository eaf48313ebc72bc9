/// Something to do to a root when it is mounted: what `.adHocPrepare -- { … }` notes.
internal struct Preparation<Root: Bindable>: Connectable {
  private let action: @Sendable (inout Root) -> Void
  private let identity = Identity()

  internal init(_ action: @escaping @Sendable (inout Root) -> Void) {
    self.action = action
  }

  internal var kind: BehaviorKind { .preparation }
  internal var name: String { "adHocPrepare" }
  internal var description: String { "\(name) -- (inout \(Root.self)) -> Void" }

  internal func isEqual(to other: any Behavior) -> Bool {
    (other as? Self)?.identity === identity
  }

  internal func connect(to mounted: Mounted<Root>) -> Lifetime? {
    mounted.apply(action)
    return nil
  }
}

/// Something to do with a root once it is mounted: what `.adHocFinalize -- { … }` notes.
internal struct Finalization<Root: Bindable>: Connectable {
  private let action: @MainActor @Sendable (Mounted<Root>) -> Lifetime?
  private let identity = Identity()

  internal init(_ action: @escaping @MainActor @Sendable (Mounted<Root>) -> Lifetime?) {
    self.action = action
  }

  internal var kind: BehaviorKind { .finalization }
  internal var name: String { "adHocFinalize" }
  internal var description: String { "\(name) -- (Mounted<\(Root.self)>) -> Lifetime?" }

  internal func isEqual(to other: any Behavior) -> Bool {
    (other as? Self)?.identity === identity
  }

  internal func connect(to mounted: Mounted<Root>) -> Lifetime? {
    action(mounted)
  }
}

/// Subscriptions that live as long as a root is mounted: what `.lifetimes -- [ … ]` notes.
internal struct Keeping: Behavior {
  internal let lifetimes: [Lifetime]

  internal var kind: BehaviorKind { .lifetimes }
  internal var name: String { "lifetimes" }
  internal var description: String { "\(name) -- \(lifetimes.count)" }

  internal func isEqual(to other: any Behavior) -> Bool {
    (other as? Self)?.lifetimes.elementsEqual(lifetimes, by: ===) ?? false
  }
}

/// What tells one closure from another.
internal final class Identity: Sendable {}
