import Mod

/// A stack of screens with a bar, of which the top screen is visible: a model of `UINavigationController`.
///
/// ```swift
/// let path = StackAdapter<User>([])
/// let screen = NavigationController(
///   .viewControllers <-- path.screens(over: Menu()) { user in Detail(user) },
///   .poppedToCount --> path.popToCount()
/// )
/// ```
///
/// Handlers can also push screens onto a stack that is not bound to a signal.
public struct NavigationController: ContainerScreen, Titled {
  /// The attributes of every screen.
  public var screenAttributes = ScreenAttributes.fresh

  /// The screens of the stack, the lowest first. None by default.
  public var viewControllers: Children = []

  /// The screens that handlers have pushed onto the ``viewControllers``, the lowest first. None by default.
  public var pushedViewControllers: Children = []

  /// Whether the bar is hidden. `false` by default.
  public var isNavigationBarHidden = false

  /// Whether the toolbar with the `toolbarItems` of the top screen is hidden. `true` by default.
  public var isToolbarHidden = true

  /// Whether a tap on the content that nothing handles hides the bars, and shows them again. `false` by default.
  public var hidesBarsOnTap = false

  /// Whether an upward swipe over the content hides the bars, and a downward one shows them. `false` by default.
  public var hidesBarsOnSwipe = false

  /// Whether the bars are hidden when the user starts to edit text. `false` by default.
  public var hidesBarsWhenKeyboardAppears = false

  /// Whether the bars are hidden while there is little height. `false` by default.
  ///
  /// A live tree hides them when the vertical size class of the environment becomes compact, and shows the navigation
  /// bar when it is no longer. A tap on the content that nothing handles shows and hides them meanwhile.
  ///
  /// A terminal of fewer than 20 rows is compact in height. A page does not report its height: set `verticalSizeClass`
  /// in the environment there.
  public var hidesBarsWhenVerticallyCompact = false

  /// Whether titles in the bar are large while the content is scrolled to its top. `false` by default.
  public var prefersLargeTitles = false

  @usableFromInline internal var _navigationBar = NavigationController.freshNavigationBar
  @usableFromInline internal var _toolbar = NavigationController.freshToolbar

  /// The attributes of every view.
  public var attributes = ViewAttributes.fresh

  /// Creates an empty stack.
  public init() {}

  /// The ``viewControllers`` and the ``pushedViewControllers``.
  ///
  /// Setting it keeps the number of pushed screens, which are the last ones.
  public var children: Children {
    get { pushedViewControllers.isEmpty ? viewControllers : viewControllers + pushedViewControllers }
    set {
      let count = max(newValue.count - pushedViewControllers.count, 0)
      viewControllers = pushedViewControllers.isEmpty ? newValue : Children(newValue.prefix(count))
      pushedViewControllers = Children(newValue.dropFirst(count))
    }
  }

  /// The index of the top screen.
  public var shownIndices: Range<Int> {
    let count = viewControllers.count + pushedViewControllers.count
    return max(count - 1, 0)..<count
  }

  /// Removes screens from the top until `count` are left. A negative count removes all.
  public mutating func popToCount(_ count: Int) {
    let surplus = viewControllers.count + pushedViewControllers.count - max(count, 0)
    guard surplus > 0 else { return }
    let pushed = min(surplus, pushedViewControllers.count)
    pushedViewControllers.removeLast(pushed)
    viewControllers.removeLast(surplus - pushed)
  }

  /// `false`: only the children themselves matter.
  @inlinable public var readsInsideChildren: Bool { false }
}

extension NavigationController {
  /// The properties that users and handlers change: the pushed screens, the hidden bars and the presented screen.
  public static let userEditable = [
    EditableProperty(\NavigationController.pushedViewControllers),
    EditableProperty(\NavigationController.isNavigationBarHidden),
    EditableProperty(\NavigationController.isToolbarHidden), presentation,
  ]

  /// Visits the back button, if there is a screen below, and the parts of every screen.
  public mutating func visitParts(_ visitor: PartVisitor) {
    visitor.visitBackButton(if: viewControllers.count + pushedViewControllers.count > 1)
    visitScreenParts(visitor)
  }
}

extension Mod where Root == NavigationController {
  /// Sets the screens, of which some or all are components: `.viewControllers([Home(), Settings()])`.
  @_disfavoredOverload public static func viewControllers(_ screens: [any WidgetConvertible]) -> Mod {
    .viewControllers(Children(screens))
  }
}

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
