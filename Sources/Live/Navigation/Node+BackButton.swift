extension Node {
  /// The back button, if the node is a bar or a stack with a screen to go back to.
  internal var backButton: Node? { partNodes.first { $0.mounted.current is BackButton } }

  /// The title of the back button, which the item below the visible one determines.
  internal var backTitle: String? { backItems?.below.backTitle }

  internal var isBackButtonShown: Bool {
    if (parent?.mounted.current as? NavigationController)?.isNavigationBarHidden == true { return false }
    return backItems?.top.showsBackButton == true
  }

  /// The visible item above the back button, and the item below it.
  private var backItems: (top: NavigationItem, below: NavigationItem)? {
    guard mounted.current is BackButton, let parent else { return nil }
    let items =
      switch parent.mounted.current {
      case is NavigationBar: parent.partNodes.compactMap { $0.mounted.current as? NavigationItem }
      case is SplitViewController: [parent.childNodes.first?.visibleItem ?? NavigationItem(), NavigationItem()]
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
    if mounted.current is Composed, childNodes.count == 1 { return childNodes[0].item }
    return partNodes.lazy.compactMap { $0.mounted.current as? NavigationItem }.first ?? NavigationItem()
  }
}
