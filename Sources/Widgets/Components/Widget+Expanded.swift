extension Widget {
  /// The widget with the bodies of all components in it read: what the tree amounts to.
  ///
  /// A component whose body was read before, as that of a host's present widget, stays as it is.
  ///
  /// - Parameter environment: What is handed down to the widget itself.
  @MainActor
  public func expanded(in environment: EnvironmentValues = EnvironmentValues()) -> Self {
    guard var children = widgetsInside else { return self }
    let environment = self.environment(in: environment)
    if children.isEmpty, let composed = self as? Composed { children = composed.body(in: environment) }
    var widget = self
    widget.widgetsInside = Children(children.map { $0.expanded(in: environment) })
    return widget
  }
}
