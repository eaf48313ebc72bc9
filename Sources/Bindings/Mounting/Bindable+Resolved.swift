extension Bindable {
  /// The value with the present value of every binding in it, and without its behaviors: what it would show now.
  ///
  /// ```swift
  /// let name = Var("Ada")
  /// Label(.text <-- name).resolved() == Label("Ada")  // true
  /// ```
  ///
  /// Nothing is mounted and nothing stays subscribed, so that it can be called as often as one likes. Parts, children and
  /// the bodies of components are resolved too. A signal without a present value leaves the property as it is. An object shows the present already, and is
  /// given back as it is.
  @MainActor
  public func resolved() -> Self { resolved(in: EnvironmentValues()) }

  @MainActor
  fileprivate func resolved(in outer: EnvironmentValues) -> Self {
    if self is any BindableObject { return self }
    let mounted = MountedValue(self)
    mounted.prepare()
    var bindings = Connections()
    bindings.adopt(mounted.value.bindings, of: mounted)
    bindings.cancel()
    var value = mounted.value
    let environment = (value as? any Widget)?.environment(in: outer) ?? outer
    value.behaviors = Behaviors()
    value.visitParts(PartVisitor { part in part = part.resolved(in: environment) })
    value.widgetsInside = value.inside(in: environment).map { Children($0.map { $0.resolved(in: environment) }) }
    return value
  }

  /// The widgets inside; the body of a component that has not been read yet.
  @MainActor
  private func inside(in environment: EnvironmentValues) -> Children? {
    guard let children = widgetsInside, children.isEmpty, let component = self as? Composed else {
      return widgetsInside
    }
    return component.body(in: environment)
  }
}
