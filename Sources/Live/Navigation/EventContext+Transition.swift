extension EventContext {
  /// Replaces the content of the surrounding `ViewController`, or else of the root container.
  ///
  /// The content stays until the screen is described with other content.
  ///
  /// - Throws: ``NavigationError`` if there is neither.
  public func transition(to content: some WidgetConvertible) throws(NavigationError) {
    let screen = source.enclosing(ViewController.self) ?? source.layer
    guard source.isMounted, screen.isContainer else { throw error("make a transition", .noContent) }
    let children = content.widgets
    screen.input(as: (any Container).self) { $0.children = children }
    screen.tree.report(screen) { $0.transition(screen, .crossDissolve) }
  }
}
