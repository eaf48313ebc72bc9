import Mod

extension PropertyNames where Root == NavigationController {
  @_alwaysEmitIntoClient public static var viewControllers: Property<Root, Children> {
    Property { $1(&$0.viewControllers) }
  }
  @_alwaysEmitIntoClient public static var pushedViewControllers: Property<Root, Children> {
    Property { $1(&$0.pushedViewControllers) }
  }
  @_alwaysEmitIntoClient public static var isNavigationBarHidden: Property<Root, Bool> {
    Property { $1(&$0.isNavigationBarHidden) }
  }
  @_alwaysEmitIntoClient public static var isToolbarHidden: Property<Root, Bool> {
    Property { $1(&$0.isToolbarHidden) }
  }
  @_alwaysEmitIntoClient public static var hidesBarsOnTap: Property<Root, Bool> { Property { $1(&$0.hidesBarsOnTap) } }
  @_alwaysEmitIntoClient public static var hidesBarsOnSwipe: Property<Root, Bool> {
    Property { $1(&$0.hidesBarsOnSwipe) }
  }
  @_alwaysEmitIntoClient public static var hidesBarsWhenKeyboardAppears: Property<Root, Bool> {
    Property { $1(&$0.hidesBarsWhenKeyboardAppears) }
  }
  @_alwaysEmitIntoClient public static var hidesBarsWhenVerticallyCompact: Property<Root, Bool> {
    Property { $1(&$0.hidesBarsWhenVerticallyCompact) }
  }
  @_alwaysEmitIntoClient public static var navigationBar: Property<Root, NavigationBar> {
    Property { $1(&$0.navigationBar) }
  }
  @_alwaysEmitIntoClient public static var toolbar: Property<Root, Toolbar> { Property { $1(&$0.toolbar) } }
  @_alwaysEmitIntoClient public static var prefersLargeTitles: Property<Root, Bool> {
    Property { $1(&$0.prefersLargeTitles) }
  }
}
