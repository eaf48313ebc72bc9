extension EventContext {
  /// Pushes a screen onto the surrounding stack: a component, a `ViewController` or any other widget.
  ///
  /// If the stack is bound to an adapter, send to the adapter instead, because it stores the contents of the stack.
  ///
  /// The stack asks `shouldPush`, shows the screen, and sends `didPush`.
  ///
  /// - Throws: ``NavigationError`` if there is no surrounding navigation controller, or if `shouldPush` declines.
  public func push(_ screen: some WidgetConvertible) throws(NavigationError) {
    let controller = try stack("push")
    let widget = screen.widgets.root
    if let value = controller.stack, !value.delegate(.shouldPush)(value, widget) {
      throw error("push", .declined(by: "shouldPush"))
    }
    controller.input(as: NavigationController.self) { $0.pushedViewControllers.append(widget) }
    controller.send(Event<NavigationController, any Widget>.didPush, widget)
  }

  /// Goes back to the screen below. The stack asks `shouldPop`, and sends `poppedToCount` and `didPop`.
  ///
  /// - Throws: ``NavigationError`` if there is no surrounding navigation controller, or no screen below, or if
  ///   `shouldPop` declines.
  public func pop() throws(NavigationError) {
    let controller = try stack("pop")
    try pop(controller, to: controller.childNodes.count - 1)
  }

  /// Goes back to the lowest screen. The stack asks `shouldPop`, and sends `poppedToCount` and `didPop`.
  ///
  /// - Throws: ``NavigationError`` if there is no surrounding navigation controller, or no screen below, or if
  ///   `shouldPop` declines.
  public func popToRoot() throws(NavigationError) { try pop(try stack("pop"), to: 1) }

  private func stack(_ action: String) throws(NavigationError) -> Node {
    guard let controller = source.enclosing(.navigationStack) else {
      throw error(action, .noNavigationController)
    }
    return controller
  }

  private func pop(_ controller: Node, to count: Int) throws(NavigationError) {
    guard count > 0, count < controller.childNodes.count else { throw error("pop", .atRoot) }
    if !controller.allowsPop { throw error("pop", .declined(by: "shouldPop")) }
    controller.pop(to: count)
  }
}

extension Node {
  /// A Boolean value that indicates whether the stack in the node allows going back from its top screen.
  internal var allowsPop: Bool {
    guard let stack, let top = childNodes.last?.snapshot as? any Widget else { return true }
    return stack.delegate(.shouldPop)(stack, top)
  }

  /// Removes screens from the stack in the node until `count` are left, and sends the events.
  internal func pop(to count: Int) {
    let popped = Children(childNodes.dropFirst(count).compactMap { $0.snapshot as? any Widget })
    input(as: NavigationController.self) { $0.popToCount(count) }
    send(Event<NavigationController, Int>.poppedToCount, count)
    send(Event<NavigationController, Children>.didPop, popped)
  }
}
