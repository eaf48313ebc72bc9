extension Widget {
  /// The widget with the bodies of all components in it read, and styled as the containers around each part say: what the tree
  /// amounts to.
  ///
  /// A component whose body was read before, as that of a live tree's present widget, stays as it is.
  ///
  /// - Parameter environment: What is handed down to the widget itself.
  /// - Complexity: O(*n*) in the number of widgets.
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

  /// Returns the widgets inside the value, which for a fresh component are those that its body lists; `nil` for what holds none.
  package func described(in environment: EnvironmentValues) -> Children? {
    guard let children = widgetsInside else { return nil }
    return children.isEmpty ? (self as? Composed)?.body(in: environment) ?? children : children
  }
}

extension Bindable {
  /// The screen over the value, if it is a screen that says so.
  package var presentedWidget: (any Widget)? {
    get { (self as? any Screen)?.presentedViewController }
    set {
      guard newValue != nil, var screen = self as? any Screen else { return }
      screen.presentedViewController = newValue
      if let screen = screen as? Self { self = screen }
    }
  }
}
