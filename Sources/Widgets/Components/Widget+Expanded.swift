extension Widget {
  /// The widget with the bodies of all components in it read: what the tree amounts to.
  ///
  /// - Parameter environment: What is handed down to the widget itself.
  @MainActor
  public func expanded(in environment: EnvironmentValues = EnvironmentValues()) -> Self {
    guard var container = self as? any Container else { return self }
    let environment = self.environment(in: environment)
    let children = (self as? Composed)?.body(in: environment) ?? container.children
    container.children = Children(children.map { $0.expanded(in: environment) })
    return container as? Self ?? self
  }
}
