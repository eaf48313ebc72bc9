import Widgets

extension NavigationController: Previewable {
  /// The bar, and the screen on top below it.
  public var preview: any Widget {
    VStack {
      if !isNavigationBarHidden {
        NavigationBar(.items(children.map(\.shownNavigationItem)), .prefersLargeTitles(prefersLargeTitles))
      }
      shownViewControllers
    }
  }
}
