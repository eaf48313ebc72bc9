extension Node {
  /// Taps the back button.
  ///
  /// Its title is the title of the screen below, or `Back` if there is none. ``tap(with:)`` on the button does the
  /// same.
  ///
  /// - A navigation bar outside of a controller asks `shouldPop`, removes its top item, and sends `didPop`.
  /// - Otherwise the top screen is removed from the surrounding stack, or else from the innermost visible one inside.
  ///   The stack asks `shouldPop`, and sends `poppedToCount` and `didPop`. A live tree goes back on the screen in
  ///   front.
  /// - If there is no such stack, a collapsed split view controller shows its primary screen again, and sends
  ///   `dismissedSecondary`.
  ///
  /// - Throws: ``ActionError`` if there is no back button, if a user could not tap it, or if `shouldPop` declines.
  public func goBack() throws { try leaveScreen() }

  internal func leaveScreen() throws(ActionError) {
    let start = self
    Observed.flush()
    if start.treeRole == .navigationBar { return try UserAction("go back in", on: start).goBack() }
    let place = start.parent == nil ? start.topLayer : start
    let stack = place.layerLine.first(where: \.isStackWithBack) ?? place.innermostStack
    let split = stack == nil ? place.layerLine.first(where: \.isCollapsedSplit) ?? place.innermostSplit : nil
    let action = try UserAction("go back in", on: stack ?? split ?? place)
    if let split { return split.showPrimary() }
    if stack == nil { throw action.refusal(.missing("screen to go back to")) }
    try action.goBack()
  }

  /// Whether there is a visible screen that users can leave by going back, without asking `shouldPop`.
  ///
  /// - Complexity: O(*n*) for *n* controllers of screens.
  internal var canGoBack: Bool {
    tree.screens.controllers.values.contains { former in
      guard let node = former.node, node.isMounted, node.isVisibleForFocus else { return false }
      if node.isCollapsedSplit { return true }
      guard node.isStackWithBack, let top = node.childNodes.last else { return false }
      return node.stack?.isNavigationBarHidden == false && top.item.declinesBack == nil
    }
  }

  /// The back button, if the node is a bar or a stack with a screen to go back to.
  internal var backButton: Node? { part(.backButton) }

  /// The title of the back button, from the item below the visible one.
  internal var backTitle: String? { backItems?.below.backTitle }

  internal var isBackButtonShown: Bool {
    if parent?.stack?.isNavigationBarHidden == true { return false }
    return backItems?.top.showsBackButton == true
  }

  /// The visible item above the back button, and the item below it.
  private var backItems: (top: NavigationItem, below: NavigationItem)? {
    guard treeRole == .backButton, !isWidget, let parent else { return nil }
    let items =
      switch parent.treeRole {
      case .navigationBar: parent.partNodes.compactMap(\.navigationItem)
      case .split: [parent.childNodes.first?.visibleItem ?? NavigationItem(), NavigationItem()]
      default: parent.childNodes.suffix(2).map(\.item)
      }
    return items.count < 2 ? nil : (items[items.count - 1], items[items.count - 2])
  }

  /// The item of the visible screen in the node.
  private var visibleItem: NavigationItem {
    let item = item
    if item.title != nil || !kind.isContainerScreen { return item }
    return childNodes[shownIndices].first?.visibleItem ?? item
  }

  internal var item: NavigationItem {
    screenNode.partNodes.lazy.compactMap(\.navigationItem).first ?? NavigationItem()
  }
}

extension UserAction {
  /// Taps the back button of the bar or the stack in the node.
  fileprivate func goBack() throws(ActionError) {
    guard node.treeRole == .navigationBar else { return try goBack(inStack: node) }
    _ = try usable(NavigationBar.self)
    guard node.backButton != nil else { throw refusal(.missing("back button")) }
    try goBack(inBar: node)
  }

  internal func goBack(by button: Node) throws(ActionError) {
    guard let place = button.parent else { throw unanswered }
    switch place.treeRole {
    case .navigationBar: try goBack(inBar: place)
    case .split: place.showPrimary()
    case .navigationStack: try goBack(inStack: place)
    default: try button.leaveScreen()
    }
  }

  private func goBack(inStack stack: Node) throws(ActionError) {
    if stack.stack?.isNavigationBarHidden == true {
      throw refusal(.declined(by: "isNavigationBarHidden"), by: stack)
    }
    if let top = stack.childNodes.last, let reason = top.item.declinesBack { throw refusal(reason, by: top) }
    if !stack.allowsPop { throw refusal(.declined(by: "shouldPop"), by: stack) }
    stack.pop(to: stack.childNodes.count - 1)
  }

  private func goBack(inBar bar: Node) throws(ActionError) {
    guard let value = bar.navigationBar, let top = value.items.last else { throw unanswered }
    if let reason = top.declinesBack { throw refusal(reason, by: bar) }
    if !value.delegate(.shouldPop)(value, top) { throw refusal(.declined(by: "shouldPop"), by: bar) }
    bar.input(as: NavigationBar.self) { _ = $0.items.popLast() }
    bar.send(Event<NavigationBar, NavigationItem>.didPop, top)
  }
}

extension NavigationItem {
  /// The reason why there is no back button while the item is visible, or `nil` if there is one.
  fileprivate var declinesBack: ActionError.Reason? {
    if showsBackButton { return nil }
    return .declined(by: hidesBackButton ? "hidesBackButton" : "leftBarButtonItems")
  }
}

extension Node {
  fileprivate var isStackWithBack: Bool { treeRole == .navigationStack && childNodes.count > 1 }

  /// The innermost visible split view controller in the node that shows only its secondary screen.
  fileprivate var innermostSplit: Node? {
    let shown = childNodes[shownIndices].reversed().filter { $0.invisibility == nil }
    return shown.lazy.compactMap(\.innermostSplit).first ?? (isCollapsedSplit ? self : nil)
  }

  /// The innermost visible stack in the node with a screen to go back to.
  fileprivate var innermostStack: Node? {
    let shown = childNodes[shownIndices].reversed().filter { $0.invisibility == nil }
    return shown.lazy.compactMap(\.innermostStack).first ?? (isStackWithBack ? self : nil)
  }
}
