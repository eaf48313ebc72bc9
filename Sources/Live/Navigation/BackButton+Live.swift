extension Node {
  /// The button that leads back, if the node is a bar or a stack with something to go back to.
  internal var backButton: Node? { partNodes.first { $0.mounted.current is BackButton } }

  /// What the back button in the node is called, which is up to the item below the one that shows.
  internal var backTitle: String? { backItems?.below.backTitle }

  /// Whether the back button in the node shows.
  internal var isBackButtonShown: Bool {
    if (parent?.mounted.current as? NavigationController)?.isNavigationBarHidden == true { return false }
    return backItems?.top.showsBackButton == true
  }

  /// What shows above the back button in the node, and where it leads.
  private var backItems: (top: NavigationItem, below: NavigationItem)? {
    guard mounted.current is BackButton, let parent else { return nil }
    let items =
      parent.mounted.current is NavigationBar
      ? parent.partNodes.compactMap { $0.mounted.current as? NavigationItem } : parent.childNodes.suffix(2).map(\.item)
    return items.count < 2 ? nil : (items[items.count - 1], items[items.count - 2])
  }

  /// What a bar around the screen in the node shows for it now.
  internal var item: NavigationItem {
    if mounted.current is Composed, childNodes.count == 1 { return childNodes[0].item }
    return partNodes.lazy.compactMap { $0.mounted.current as? NavigationItem }.first ?? NavigationItem()
  }
}
