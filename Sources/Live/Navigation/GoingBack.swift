extension NodeConvertible {
  /// Taps the back button.
  ///
  /// - A navigation bar by itself asks `shouldPop`, its item on top goes away, and it sends `didPop`.
  /// - Otherwise the screen on top goes from the stack around the node, or else from the innermost one that shows inside it. The
  ///   stack sends `poppedToCount`. A host goes back on the screen that covers all others.
  ///
  /// - Throws: ``ActionError`` if there is no back button, if a user could not tap it, or if `shouldPop` declines.
  public func goBack() throws {
    let start = try node()
    Observed.flush()
    if start.mounted.current is NavigationBar { return try UserAction("go back in", on: start).goBackInBar() }
    let place = start.parent == nil ? start.topLayer : start
    let stack = place.layerLine.first(where: \.isStackWithBack) ?? place.innermostStack
    let action = try UserAction("go back in", on: stack ?? place)
    guard let stack, let controller = stack.mounted.current as? NavigationController else {
      throw action.refusal(.missing("screen to go back to"))
    }
    if controller.isNavigationBarHidden { throw action.refusal(.declined(by: "isNavigationBarHidden")) }
    if let top = stack.childNodes.last, top.screen?.navigationItem.hidesBackButton == true {
      throw action.refusal(.declined(by: "hidesBackButton"), by: top)
    }
    stack.pop(to: stack.childNodes.count - 1)
  }
}

extension UserAction {
  fileprivate func goBackInBar() throws(ActionError) {
    let bar = try usable(NavigationBar.self)
    guard bar.items.count > 1, let top = bar.items.last, !top.hidesBackButton else {
      throw refusal(.missing("back button"))
    }
    if !bar.delegate(.shouldPop)(bar, top) { throw refusal(.declined(by: "shouldPop")) }
    node.input(as: NavigationBar.self) { $0.items.removeLast() }
    node.send(Event<NavigationBar, NavigationItem>.didPop, top)
  }
}

extension Node {
  fileprivate var isStackWithBack: Bool { mounted.current is NavigationController && childNodes.count > 1 }

  /// The innermost stack that shows in the node and has a screen to go back to.
  fileprivate var innermostStack: Node? {
    let shown = childNodes[shownIndices].reversed().filter { $0.invisibility == nil }
    return shown.lazy.compactMap(\.innermostStack).first ?? (isStackWithBack ? self : nil)
  }
}
