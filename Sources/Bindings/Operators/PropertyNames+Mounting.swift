extension PropertyNames where Root: Bindable {
  /// A closure that changes the value when it is mounted, before its bindings start: `.adHocPrepare -- { $0.tag = 1 }`.
  ///
  /// Several closures are called in order.
  public static var adHocPrepare: Property<Root, @Sendable (inout Root) -> Void> {
    Property { root, change in
      var action: @Sendable (inout Root) -> Void = { _ in }
      change(&action)
      root.behaviors.lists.preparations.append(Preparation(action))
    }
  }

  /// A closure that is called after the value, its bindings and its descendants have been mounted.
  ///
  /// Several closures are called in order. The lifetime that the closure returns ends when the value is unmounted.
  ///
  /// ```swift
  /// Label(.adHocFinalize -- { label in clock.subscribe { time in label.apply { $0.text = time } } })
  /// ```
  public static var adHocFinalize: Property<Root, @MainActor @Sendable (Mounted<Root>) -> Lifetime?> {
    Property { root, change in
      var action: @MainActor @Sendable (Mounted<Root>) -> Lifetime? = { _ in nil }
      change(&action)
      root.behaviors.lists.finalizations.append(Finalization(action))
    }
  }

  /// Subscriptions that live as long as the value is mounted. Setting others ends them.
  public static var lifetimes: Property<Root, [Lifetime]> {
    Property { root, change in
      var lifetimes = root.behaviors.keptLifetimes?.lifetimes ?? []
      change(&lifetimes)
      root.behaviors.lists.lifetimes = KeptLifetimes(lifetimes: lifetimes)
    }
  }
}

extension Mod where Root: Bindable {
  /// Calls a closure with each value of a signal while the root is mounted.
  ///
  /// ```swift
  /// Label(terms, .onReceive(isAccepted) { label, isAccepted in
  ///   label.apply { $0.accessibilityValue = isAccepted ? "accepted" : "open" }
  /// })
  /// ```
  @MainActor public static func onReceive<Source: SignalConvertible>(
    _ source: Source,
    _ action: @escaping @MainActor (Mounted<Root>, Source.Value) -> Void
  ) -> Mod {
    .adHocFinalize -- { mounted in
      source.subscribe { [weak mounted] value in
        if let mounted { action(mounted, value) }
      }
    }
  }
}

/// The behavior that `.adHocPrepare -- { … }` adds: a closure that changes the root before mounting.
internal final class Preparation<Root: Bindable>: Connectable {
  private let action: @Sendable (inout Root) -> Void

  internal init(_ action: @escaping @Sendable (inout Root) -> Void) {
    self.action = action
  }

  internal var name: String { "adHocPrepare" }

  internal var description: String { "\(name) -- (inout \(Root.self)) -> Void" }

  internal func connect(toAny mounted: AnyMounted) -> Lifetime? {
    mounted.view(as: Root.self)?.apply(action)
    return nil
  }
}

/// The behavior that `.adHocFinalize -- { … }` adds: a closure that is called after mounting.
internal final class Finalization<Root: Bindable>: Connectable {
  private let action: @MainActor @Sendable (Mounted<Root>) -> Lifetime?

  internal init(_ action: @escaping @MainActor @Sendable (Mounted<Root>) -> Lifetime?) {
    self.action = action
  }

  internal var name: String { "adHocFinalize" }

  internal var description: String { "\(name) -- (Mounted<\(Root.self)>) -> Lifetime?" }

  internal func connect(toAny mounted: AnyMounted) -> Lifetime? {
    mounted.view(as: Root.self).flatMap { action($0) }
  }
}

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
