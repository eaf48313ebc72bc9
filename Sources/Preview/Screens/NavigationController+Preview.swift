import Mod
import Widgets

extension NavigationController: Previewable {
  /// The bar with the top screen below it.
  public var preview: any Widget {
    VStack {
      if !isNavigationBarHidden {
        NavigationBar(.items(children.map(\.shownNavigationItem)), .prefersLargeTitles(prefersLargeTitles))
      }
      shownViewControllers
    }
  }
}
