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
