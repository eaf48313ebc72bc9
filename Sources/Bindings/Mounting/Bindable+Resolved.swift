extension Bindable {
  /// Returns the value with the current values of its bindings, and without its behaviors.
  ///
  /// ```swift
  /// let name = Var("Ada")
  /// Label(.text <-- name).resolved() == Label("Ada")  // true
  /// ```
  ///
  /// Nothing is mounted and no subscription remains, so that you can call it as often as you like. Parts, children and
  /// the bodies of components are resolved too, with the styling of their containers and the Mods of the states that
  /// they are in. A signal without a current value leaves the property as it is. An object is up to date already, and
  /// is returned as it is. The tree may be of any depth. The body of a component inside `DepthError.limit` others, such
  /// as one that lists itself, is not read.
  ///
  /// - Complexity: O(*n*) for *n* values in the tree, apart from the cost of the signals.
  @MainActor public func resolved() -> Self {
    TreeRewriting.rewrite(self, in: EnvironmentValues()) { $0.resolvedAlone(in: $1) }
  }

  /// Returns the value without behaviors, with its bindings and styling applied, and the environment inside it.
  @MainActor private func resolvedAlone(in environment: EnvironmentValues) -> (any Bindable, EnvironmentValues?) {
    if self is any BindableObject { return (self, nil) }
    let mounted = MountedValue(environment.stylings.applied(to: self))
    mounted.prepare()
    var bindings = Connections()
    bindings.adopt(mounted.behaviors.bindings, of: mounted)
    bindings.cancel()
    var value = mounted.value.appearance(environment)
    let inner = value.environmentInside(environment)
    value.behaviors = Behaviors()
    return (value, inner)
  }
}
