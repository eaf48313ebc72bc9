extension EventContext {
  /// Pushes a screen onto the surrounding stack: a component, a `ViewController` or any other widget.
  ///
  /// If the stack is bound to an adapter, send to the adapter instead, because it stores the contents of the stack.
  ///
  /// - Throws: ``NavigationError`` if there is no surrounding navigation controller.
  public func push(_ screen: some WidgetConvertible) throws(NavigationError) {
    let controller = try stack("push")
    let widget = screen.widgets.root
    controller.input(as: NavigationController.self) { $0.pushedViewControllers.append(widget) }
  }

  /// Goes back to the screen below. The stack sends `poppedToCount` and `didPop`.
  ///
  /// - Throws: ``NavigationError`` if there is no surrounding navigation controller, or no screen below.
  public func pop() throws(NavigationError) {
    let controller = try stack("pop")
    try pop(controller, to: controller.childNodes.count - 1)
  }

  /// Goes back to the lowest screen. The stack sends `poppedToCount` and `didPop`.
  ///
  /// - Throws: ``NavigationError`` if there is no surrounding navigation controller, or no screen below.
  public func popToRoot() throws(NavigationError) { try pop(try stack("pop"), to: 1) }

  private func stack(_ action: String) throws(NavigationError) -> Node {
    guard let controller = source.enclosing(NavigationController.self) else {
      throw error(action, .noNavigationController)
    }
    return controller
  }

  private func pop(_ controller: Node, to count: Int) throws(NavigationError) {
    guard count > 0, count < controller.childNodes.count else { throw error("pop", .atRoot) }
    controller.pop(to: count)
  }
}

extension Node {
  /// Removes screens from the stack in the node until `count` are left, and sends the events.
  internal func pop(to count: Int) {
    let popped = Children(childNodes.dropFirst(count).compactMap { $0.snapshot as? any Widget })
    input(as: NavigationController.self) { $0.popToCount(count) }
    send(Event<NavigationController, Int>.poppedToCount, count)
    send(Event<NavigationController, Children>.didPop, popped)
  }
}
