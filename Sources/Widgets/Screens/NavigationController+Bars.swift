import Mod

extension NavigationController {
  /// The bar at the top, with its colors and images: `.navigationBar.barTintColor(.systemTeal)`.
  ///
  /// Its items are those of the screens.
  @inlinable public var navigationBar: NavigationBar {
    get { _navigationBar.value }
    _modify { yield &_navigationBar.value }
  }

  /// The bar at the bottom, with its colors and images. Its items are the `toolbarItems` of the top screen.
  @inlinable public var toolbar: Toolbar {
    get { _toolbar.value }
    _modify { yield &_toolbar.value }
  }

  internal static let freshNavigationBar = Boxed(NavigationBar())
  internal static let freshToolbar = Boxed(Toolbar())
}

extension Widget {
  /// The items that a toolbar shows for the screen, or for the component's screen.
  package var shownToolbarItems: [BarButtonItem] {
    guard let screen = self as? any Screen else {
      return (self as? Composed)?.children.first?.shownToolbarItems ?? []
    }
    return screen.toolbarItems
  }
}
