extension EventContext {
  /// Puts a screen on top of the stack around the node: a component, a `ViewController` or any other widget.
  ///
  /// A stack that follows an adapter is better pushed to by the adapter, which remembers what is on it.
  ///
  /// - Throws: ``NavigationError``, if there is no navigation controller around the node.
  public func push(_ screen: some WidgetConvertible) throws(NavigationError) {
    let controller = try stack("push")
    let widget = screen.widgets.root
    controller.input(as: NavigationController.self) { $0.pushedViewControllers.append(widget) }
  }

  /// Goes back to the screen below. The stack sends `poppedToCount` and `didPop`.
  ///
  /// - Throws: ``NavigationError``, if there is no navigation controller around the node, or no screen below.
  public func pop() throws(NavigationError) {
    let controller = try stack("pop")
    try pop(controller, to: controller.childNodes.count - 1)
  }

  /// Goes back to the lowest screen. The stack sends `poppedToCount` and `didPop`.
  ///
  /// - Throws: ``NavigationError``, if there is no navigation controller around the node, or no screen below.
  public func popToRoot() throws(NavigationError) {
    try pop(try stack("pop"), to: 1)
  }

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
  /// Takes screens from the stack in the node until so many are left, and says so.
  internal func pop(to count: Int) {
    let popped = Children(childNodes.dropFirst(count).compactMap { $0.snapshot as? any Widget })
    input(as: NavigationController.self) { $0.popToCount(count) }
    send(Event<NavigationController, Int>.poppedToCount, count)
    send(Event<NavigationController, Children>.didPop, popped)
  }
}
