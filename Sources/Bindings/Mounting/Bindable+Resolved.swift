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
  @MainActor
  public func resolved() -> Self { resolved(in: EnvironmentValues()) }

  @MainActor
  private func resolved(in outer: EnvironmentValues) -> Self {
    if self is any BindableObject { return self }
    let mounted = MountedValue(outer.stylings.applied(to: self))
    mounted.prepare()
    var bindings = Connections()
    bindings.adopt(mounted.value.bindings, of: mounted)
    bindings.cancel()
    var value = mounted.value
    let environment = value.behaviors.environment(in: outer)
    value.behaviors = Behaviors()
    value.visitParts(PartVisitor { part in part = part.resolved(in: environment) })
    value.presentedWidget = value.presentedWidget?.resolved(in: environment)
    value.widgetsInside = value.described(in: environment).map { Children($0.map { $0.resolved(in: environment) }) }
    return value
  }
}
