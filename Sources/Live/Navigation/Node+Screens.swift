extension Node {
  /// Where those of the children are that users get to see, as far as that is up to what the node is.
  internal var shownIndices: Range<Int> {
    guard isScreen, let controller = mounted.current as? any ContainerScreen else { return childNodes.indices }
    return controller.shownIndices.clamped(to: childNodes.indices)
  }

  /// Whether users get to see a child or a part, as far as that is up to the node.
  internal func shows(_ inner: Node) -> Bool {
    if let index = childNodes.firstIndex(where: { $0 === inner }) { return shownIndices.contains(index) }
    return showsPart(inner)
  }

  /// Whether users get to see a part, as far as that is up to the node and the screens around it.
  internal func showsPart(_ part: Node) -> Bool {
    switch part.mounted.current {
    case is NavigationItem:
      guard mounted.current is any Screen else { return partNodes.last { $0.isNavigationItem } === part }
      return isOnStackWithBar
    case is BackButton: return part.isBackButtonShown
    case is TabBarItem: return !hidesBottomBar
    default: return true
    }
  }

  private var isNavigationItem: Bool { mounted.current is NavigationItem }

  /// Whether the nearest controller around the screen is a stack that shows a bar.
  private var isOnStackWithBar: Bool {
    let controller = layerLine.dropFirst().lazy.compactMap { $0.mounted.current as? any ContainerScreen }.first
    return (controller as? NavigationController)?.isNavigationBarHidden == false
  }

  /// Whether the screen on top of a stack that a tab bar controller shows is to have the room of the bar.
  private var hidesBottomBar: Bool {
    guard mounted.current is TabBarController else { return false }
    return childNodes[shownIndices].contains { node in
      node.mounted.current is NavigationController
        && node.childNodes.dropFirst().last?.screen?.hidesBottomBarWhenPushed == true
    }
  }

  /// Chooses a tab of the tab bar controller in the node, as the user does.
  internal func selectTab(_ index: Int) {
    input(as: TabBarController.self) { $0.selectedIndex = index }
    send(Event<TabBarController, Int>.didSelect, index)
  }

  /// Says that screens have come onto the stack in the node, if it is one, or gone from it.
  internal func reportTransition(from depth: Int) {
    guard depth != childNodes.count, mounted.current is NavigationController else { return }
    let transition = depth < childNodes.count ? Transition.push : .pop
    tree.report(self) { $0.transition(self, transition) }
  }
}
