extension Bindable {
  /// The value with the present value of every binding in it, and without its behaviors: what it would show now.
  ///
  /// ```swift
  /// let name = Var("Ada")
  /// Label(.text <-- name).resolved() == Label("Ada")  // true
  /// ```
  ///
  /// Nothing is mounted and nothing stays subscribed, so that it can be called as often as one likes. Parts, children and the
  /// bodies of components are resolved too, styled as the containers around them say. A signal without a present value leaves
  /// the property as it is. An object shows the present already, and is given back as it is.
  /// The tree may be of any depth. The body of a component inside `DepthError.limit` others, as in one that lists itself, is not
  /// read.
  ///
  /// - Complexity: O(*n*) in the number of values inside, apart from what the signals cost.
  @MainActor
  public func resolved() -> Self {
    TreeRewriting.rewrite(self, in: EnvironmentValues()) { $0.resolvedAlone(in: $1) }
  }

  /// Returns the value without its behaviors, as bindings and the containers around make it, and what it hands down.
  @MainActor
  private func resolvedAlone(in environment: EnvironmentValues) -> (any Bindable, EnvironmentValues?) {
    if self is any BindableObject { return (self, nil) }
    let mounted = MountedValue(environment.stylings.applied(to: self))
    mounted.prepare()
    var bindings = Connections()
    bindings.adopt(mounted.value.bindings, of: mounted)
    bindings.cancel()
    var value = mounted.value
    let inner = value.behaviors.environment(in: environment)
    value.behaviors = Behaviors()
    return (value, inner)
  }
}
