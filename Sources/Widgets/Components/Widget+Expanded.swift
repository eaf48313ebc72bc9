extension Widget {
  /// The widget with the bodies of all components in it read: what the tree amounts to.
  ///
  /// A component whose body was read before, as that of a host's present widget, stays as it is.
  ///
  /// - Parameter environment: What is handed down to the widget itself.
  @MainActor
  public func expanded(in environment: EnvironmentValues = EnvironmentValues()) -> Self {
    guard var container = self as? any Container else { return self }
    let environment = self.environment(in: environment)
    let isRead = !container.children.isEmpty
    let children = isRead ? container.children : (self as? Composed)?.body(in: environment) ?? []
    container.children = Children(children.map { $0.expanded(in: environment) })
    return container as? Self ?? self
  }
}
