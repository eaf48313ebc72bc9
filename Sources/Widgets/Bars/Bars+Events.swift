extension EventNames where Root == BarButtonItem {
  /// Sent when the item is tapped, with the item.
  public static var action: Event<Root, Root> { Event<Root, Void>("tapped").compactMap { item, _ in item } }

  /// Sent when the item is tapped.
  public static var tapped: Event<Root, Void> { Event<Root, Void>() }
}

extension EventNames where Root == TabBar {
  /// Sent when the user selects an item, with the item.
  public static var didSelect: Event<Root, TabBarItem> { Event<Root, TabBarItem>() }

  /// Sent when the user selects an item, with the item. Short for `didSelect`.
  public static var selectionChanged: Event<Root, TabBarItem> { didSelect.compactMap { $1 } }
}

extension EventNames where Root == NavigationBar {
  /// Sent when the back button removes an item, with the item.
  public static var didPop: Event<Root, NavigationItem> { Event<Root, NavigationItem>() }

  /// Sent when `pushItem` adds an item, with the item.
  public static var didPush: Event<Root, NavigationItem> { Event<Root, NavigationItem>() }
}
