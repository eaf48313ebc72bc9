import Mod

/// Screens of which one shows, chosen in a bar below: a model of `UITabBarController`.
///
/// ```swift
/// let tabs = TabBarController {
///   ViewController("Inbox", .tabBarItem.image(Image(systemName: "tray"))) { Inbox() }
///   ViewController("Search") { Search() }
/// }
/// ```
///
/// The bar shows the ``Screen/tabBarItem`` of each screen: put a component into a ``ViewController`` of its own. All screens
/// live on, whichever is chosen.
public struct TabBarController: ContainerScreen {
  /// The attributes of every screen.
  public var screenAttributes = ScreenAttributes.fresh

  /// The screens, in the order of their tabs. None by default.
  public var viewControllers: Children = []

  /// The index of the screen that shows. 0 by default; where it leads to none, none shows.
  public var selectedIndex = 0

  /// The attributes of every view.
  public var attributes = ViewAttributes.fresh

  /// Creates a controller without screens.
  public init() {}

  /// The same as ``viewControllers``.
  @inlinable
  public var children: Children {
    get { viewControllers }
    _modify { yield &viewControllers }
  }

  /// The index of the chosen screen.
  public var shownIndices: Range<Int> {
    viewControllers.indices.contains(selectedIndex) ? selectedIndex..<(selectedIndex + 1) : 0..<0
  }

  /// What the bar shows for each screen, in order: its item, with the title of the screen if it has none.
  public var tabBarItems: [TabBarItem] { viewControllers.map(\.shownTabBarItem) }
}

extension Widget {
  fileprivate var shownTabBarItem: TabBarItem {
    guard let screen = self as? any Screen else { return TabBarItem() }
    var item = screen.tabBarItem
    if item.shownText == nil { item.title = screen.title }
    return item
  }
}

extension TabBarController {
  /// Users choose the tab, and take away what is presented.
  public static let userEditable = [EditableProperty(\TabBarController.selectedIndex), presentation]

  /// Visits the tabs, and the parts that every screen has.
  public mutating func visitParts(_ visitor: PartVisitor) {
    for item in tabBarItems {
      var item = item
      visitor.visit(&item)
    }
    visitScreenParts(visitor)
  }
}

extension PropertyNames where Root == TabBarController {
  /// Names ``Screen/title``.
  @inlinable public static var title: Property<Root, String?> { Property { $1(&$0.title) } }
  /// Names ``TabBarController/viewControllers``.
  @inlinable public static var viewControllers: Property<Root, Children> { Property { $1(&$0.viewControllers) } }
  /// Names ``TabBarController/selectedIndex``.
  @inlinable public static var selectedIndex: Property<Root, Int> { Property { $1(&$0.selectedIndex) } }
}
