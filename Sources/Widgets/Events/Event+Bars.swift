extension Event where Root == BarButtonItem {
  /// The item was tapped; it comes with the item.
  public static var action: Event<Root, Root> { Event<Root, Void>("tapped").compactMap { item, _ in item } }

  /// The item was tapped.
  public static var tapped: Event<Root, Void> { Event<Root, Void>() }
}

extension Event where Root == TabBar {
  /// The user selected an item, which comes with the event.
  public static var didSelect: Event<Root, TabBarItem> { Event<Root, TabBarItem>() }
}

extension Event where Root == NavigationBar {
  /// The back button took an item away, which comes with the event.
  public static var didPop: Event<Root, NavigationItem> { Event<Root, NavigationItem>() }
}
