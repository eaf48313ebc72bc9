import Mod
import Widgets

extension TabBarController: Previewable {
  /// The selected screen with the bar below it.
  public var preview: any Widget {
    VStack {
      shownViewControllers
      TabBar(.items(tabBarItems), .selectedIndex(selectedIndex))
    }
  }
}
