extension PropertyNames where Root: Bindable {
  /// Something to do to the value when it is mounted, before its bindings: `.adHocPrepare -- { $0.tag = 1 }`.
  ///
  /// Several are done one after the other.
  public static var adHocPrepare: Property<Root, @Sendable (inout Root) -> Void> {
    Property { root, change in
      var action: @Sendable (inout Root) -> Void = { _ in }
      change(&action)
      root.behaviors.append(Preparation(action))
    }
  }

  /// Something to do with the value once it is mounted, after its bindings and what is inside; several are done one after the other.
  ///
  /// What the closure returns lives until the value is unmounted.
  ///
  /// ```swift
  /// Label(.adHocFinalize -- { label in clock.subscribe { time in label.apply { $0.text = time } } })
  /// ```
  public static var adHocFinalize: Property<Root, @MainActor @Sendable (Mounted<Root>) -> Lifetime?> {
    Property { root, change in
      var action: @MainActor @Sendable (Mounted<Root>) -> Lifetime? = { _ in nil }
      change(&action)
      root.behaviors.append(Finalization(action))
    }
  }

  /// Subscriptions that live as long as the value is mounted. Others take their place and end them.
  public static var lifetimes: Property<Root, [Lifetime]> {
    Property { root, change in
      var lifetimes = root.behaviors.of(.lifetimes).compactMap { $0 as? KeptLifetimes<Root> }.flatMap(\.lifetimes)
      change(&lifetimes)
      root.behaviors.append(KeptLifetimes<Root>(lifetimes: lifetimes))
    }
  }
}
