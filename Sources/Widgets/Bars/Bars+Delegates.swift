import Mod

extension PropertyNames where Root == NavigationBar {
  /// Asks whether the back button may remove the top item. `true` by default.
  public static var shouldPop: Property<Root, @MainActor @Sendable (NavigationBar, NavigationItem) -> Bool> {
    Property(delegate: { _, _ in true })
  }
}

extension PropertyNames where Root == TabBar {
  /// Asks whether an item may be selected. `true` by default.
  public static var shouldSelect: Property<Root, @MainActor @Sendable (TabBar, TabBarItem) -> Bool> {
    Property(delegate: { _, _ in true })
  }
}
