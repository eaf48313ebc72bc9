import Widgets

extension TabBarController: Previewable {
  /// The screen that is chosen, and the bar below it.
  public var preview: any Widget {
    VStack {
      shownViewControllers
      TabBar(.items(tabBarItems), .selectedIndex(selectedIndex))
    }
  }
}
