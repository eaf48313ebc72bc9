import Mod

extension PropertyNames where Root == NavigationController {
  @inlinable public static var viewControllers: Property<Root, Children> { Property { $1(&$0.viewControllers) } }
  @inlinable public static var pushedViewControllers: Property<Root, Children> {
    Property { $1(&$0.pushedViewControllers) }
  }
  @inlinable public static var isNavigationBarHidden: Property<Root, Bool> {
    Property { $1(&$0.isNavigationBarHidden) }
  }
  @inlinable public static var isToolbarHidden: Property<Root, Bool> { Property { $1(&$0.isToolbarHidden) } }
  @inlinable public static var hidesBarsOnTap: Property<Root, Bool> { Property { $1(&$0.hidesBarsOnTap) } }
  @inlinable public static var hidesBarsOnSwipe: Property<Root, Bool> { Property { $1(&$0.hidesBarsOnSwipe) } }
  @inlinable public static var hidesBarsWhenKeyboardAppears: Property<Root, Bool> {
    Property { $1(&$0.hidesBarsWhenKeyboardAppears) }
  }
  @inlinable public static var hidesBarsWhenVerticallyCompact: Property<Root, Bool> {
    Property { $1(&$0.hidesBarsWhenVerticallyCompact) }
  }
  @inlinable public static var navigationBar: Property<Root, NavigationBar> { Property { $1(&$0.navigationBar) } }
  @inlinable public static var toolbar: Property<Root, Toolbar> { Property { $1(&$0.toolbar) } }
  @inlinable public static var prefersLargeTitles: Property<Root, Bool> { Property { $1(&$0.prefersLargeTitles) } }
}
