extension Widget {
  /// The widget with a plain view, filled by its body, in place of every component in it: what a tree of components amounts to.
  ///
  /// - Parameter environment: What is handed down to the widget itself.
  @MainActor
  public func expanded(in environment: EnvironmentValues = EnvironmentValues()) -> any Widget {
    let environment = self.environment(in: environment)
    if let composed = self as? Composed {
      var view = View()
      view.attributes = attributes
      view.subviews = composed.body(in: environment).expanded(in: environment)
      return view
    }
    guard var container = self as? any Container else { return self }
    container.children = container.children.expanded(in: environment)
    return container
  }
}

extension Children {
  @MainActor
  fileprivate func expanded(in environment: EnvironmentValues) -> Children {
    Children(map { $0.expanded(in: environment) })
  }
}
