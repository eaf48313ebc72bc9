import Mod

/// A set of screens with a tab bar that selects the visible one: a model of `UITabBarController`.
///
/// ```swift
/// let tabs = TabBarController {
///   ViewController("Inbox", .tabBarItem.image(Image(systemName: "tray"))) { Inbox() }
///   ViewController("Search") { Search() }
/// }
/// ```
///
/// The bar shows the ``Screen/tabBarItem`` of each screen; put a component into a ``ViewController`` of its own. All
/// screens stay mounted, whichever is selected.
public struct TabBarController: ContainerScreen, Titled {
  /// The attributes of every screen.
  public var screenAttributes = ScreenAttributes.fresh

  /// The screens, in the order of their tabs. None by default.
  public var viewControllers: Children = []

  /// The index of the visible screen. If there is no such screen, none is visible. 0 by default.
  public var selectedIndex = 0

  @usableFromInline internal var _tabBar = TabBarController.freshTabBar

  /// The attributes of every view.
  public var attributes = ViewAttributes.fresh

  /// Creates a controller without screens.
  public init() {}

  /// The ``viewControllers``.
  @inlinable public var children: Children {
    get { viewControllers }
    _modify { yield &viewControllers }
  }

  /// The index of the visible screen, if there is one.
  public var shownIndices: Range<Int> {
    viewControllers.indices.contains(selectedIndex) ? selectedIndex..<(selectedIndex + 1) : 0..<0
  }

  /// The bar, with its colors and images. Its items are those of the screens.
  @inlinable public var tabBar: TabBar {
    get { _tabBar.value }
    _modify { yield &_tabBar.value }
  }

  internal static let freshTabBar = Boxed(TabBar())

  /// The items of the bar, one for each screen, with the screen's title by default.
  public var tabBarItems: [TabBarItem] {
    // In a live tree, the bar has the present items of screens whose items are bound.
    tabBar.items.count == viewControllers.count ? tabBar.items : viewControllers.map(\.shownTabBarItem)
  }

  /// `false`: only the children themselves matter.
  @inlinable public var readsInsideChildren: Bool { false }
}

extension Widget {
  /// The item of the screen, or of the first one of a stack without an item of its own, with the screen's title by
  /// default.
  fileprivate var shownTabBarItem: TabBarItem {
    let screen = self as? any Screen
    let inside = (screen as? NavigationController)?.viewControllers.first
    var item = screen?.tabBarItem ?? TabBarItem()
    if item == TabBarItem(), let inside { item = inside.shownTabBarItem }
    if item.shownText == nil { item.title = titleOfScreen ?? inside?.titleOfScreen }
    return item
  }
}

extension TabBarController {
  /// The properties that users change: the selected tab and the presented screen.
  public static let userEditable = [EditableProperty(\TabBarController.selectedIndex), presentation]

  /// Visits the tabs and the parts of every screen.
  public mutating func visitParts(_ visitor: PartVisitor) {
    let items = tabBarItems
    var visited = items
    for index in visited.indices { visitor.visit(&visited[index]) }
    if visitor.replacesParts, visited != items { tabBar.items = visited }
    visitScreenParts(visitor)
  }
}

extension PropertyNames where Root == TabBarController {
  /// The screens, in the order of their tabs. None by default.
  @inlinable public static var viewControllers: Property<Root, Children> { Property { $1(&$0.viewControllers) } }

  /// The index of the visible screen. If there is no such screen, none is visible. 0 by default.
  @inlinable public static var selectedIndex: Property<Root, Int> { Property { $1(&$0.selectedIndex) } }

  /// The bar, with its colors and images. Its items are those of the screens.
  @inlinable public static var tabBar: Property<Root, TabBar> { Property { $1(&$0.tabBar) } }
}

extension Mod where Root == TabBarController {
  /// Sets the screens, of which some or all are components: `.viewControllers([Home(), Settings()])`.
  @_disfavoredOverload public static func viewControllers(_ screens: [any WidgetConvertible]) -> Mod {
    .viewControllers(Children(screens))
  }
}
