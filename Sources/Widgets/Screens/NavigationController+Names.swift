import Mod

extension PropertyNames where Root == NavigationController {
  /// The screens of the stack, the lowest first. None by default.
  @inlinable public static var viewControllers: Property<Root, Children> { Property { $1(&$0.viewControllers) } }

  /// The screens that handlers have pushed onto the `viewControllers`, the lowest first. None by default.
  @inlinable public static var pushedViewControllers: Property<Root, Children> {
    Property { $1(&$0.pushedViewControllers) }
  }

  /// Whether the bar is hidden. `false` by default.
  @inlinable public static var isNavigationBarHidden: Property<Root, Bool> {
    Property { $1(&$0.isNavigationBarHidden) }
  }

  /// Whether the toolbar with the `toolbarItems` of the top screen is hidden. `true` by default.
  @inlinable public static var isToolbarHidden: Property<Root, Bool> { Property { $1(&$0.isToolbarHidden) } }

  /// Whether a tap on the content that nothing handles hides the bars, and shows them again. `false` by default.
  @inlinable public static var hidesBarsOnTap: Property<Root, Bool> { Property { $1(&$0.hidesBarsOnTap) } }

  /// Whether an upward swipe over the content hides the bars, and a downward one shows them. `false` by default.
  @inlinable public static var hidesBarsOnSwipe: Property<Root, Bool> { Property { $1(&$0.hidesBarsOnSwipe) } }

  /// Whether the bars are hidden when the user starts to edit text. `false` by default.
  @inlinable public static var hidesBarsWhenKeyboardAppears: Property<Root, Bool> {
    Property { $1(&$0.hidesBarsWhenKeyboardAppears) }
  }

  /// Whether the bars are hidden while there is little height. `false` by default.
  @inlinable public static var hidesBarsWhenVerticallyCompact: Property<Root, Bool> {
    Property { $1(&$0.hidesBarsWhenVerticallyCompact) }
  }

  /// The bar at the top, with its colors and images: `.navigationBar.barTintColor(.systemTeal)`.
  @inlinable public static var navigationBar: Property<Root, NavigationBar> { Property { $1(&$0.navigationBar) } }

  /// The bar at the bottom, with its colors and images. Its items are the `toolbarItems` of the top screen.
  @inlinable public static var toolbar: Property<Root, Toolbar> { Property { $1(&$0.toolbar) } }

  /// Whether titles in the bar are large while the content is scrolled to its top. `false` by default.
  @inlinable public static var prefersLargeTitles: Property<Root, Bool> { Property { $1(&$0.prefersLargeTitles) } }
}
