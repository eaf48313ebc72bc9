extension Widget {
  /// Returns the widget with the bodies of all components in it, and with the styling of the surrounding containers.
  ///
  /// A component that has its widgets already, such as one from a live tree, stays the same.
  ///
  /// - Parameter environment: The environment of the widget itself.
  /// - Complexity: O(*n*) for *n* widgets.
  @MainActor
  public func expanded(in environment: EnvironmentValues = EnvironmentValues()) -> Self {
    expandedPart(in: environment)
  }
}

@MainActor
extension Bindable {
  fileprivate func expandedPart(in environment: EnvironmentValues) -> Self {
    var value = environment.stylings.applied(to: self)
    let inner = value.behaviors.environment(in: environment)
    value.visitParts(PartVisitor { part in part = part.expandedPart(in: inner) })
    value.presentedWidget = value.presentedWidget?.expandedPart(in: inner)
    guard let children = value.described(in: inner), !children.isEmpty else { return value }
    value.widgetsInside = Children(children.map { $0.expandedPart(in: inner) })
    return value
  }

  /// Returns the children of the value, or `nil` if it cannot have any. For a fresh component, they come from its body.
  package func described(in environment: EnvironmentValues) -> Children? {
    guard let children = widgetsInside else { return nil }
    return children.isEmpty ? (self as? Composed)?.body(in: environment) ?? children : children
  }
}

extension Bindable {
  /// The presented screen, if the value is a screen that presents one.
  package var presentedWidget: (any Widget)? {
    get { (self as? any Screen)?.presentedViewController }
    set {
      guard newValue != nil, var screen = self as? any Screen else { return }
      screen.presentedViewController = newValue
      if let screen = screen as? Self { self = screen }
    }
  }
}
