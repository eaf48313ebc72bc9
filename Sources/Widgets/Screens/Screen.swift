import Mod

/// A widget that fills a window, or a part of one that other screens share: everything that `UIViewController` has.
///
/// What is inside are its ``Container/children``: the content of a ``ViewController``, or other screens.
public protocol Screen: Container {
  /// What every screen has. Start with ``ScreenAttributes/fresh``; declare it first, so that a screen prints its title first.
  var screenAttributes: Boxed<ScreenAttributes> { get set }
}

extension Screen {
  /// What the screen is called, or `nil` for nothing, which is the default. The ``navigationItem`` and the ``tabBarItem`` show
  /// it, as long as they have no title of their own.
  @inlinable
  public var title: String? {
    get { screenAttributes.value.title }
    _modify { yield &screenAttributes.value.title }
  }

  /// What the bar of a ``NavigationController`` around the screen shows. A fresh item by default.
  @inlinable
  public var navigationItem: NavigationItem {
    get { screenAttributes.value.navigationItem }
    _modify { yield &screenAttributes.value.navigationItem }
  }

  /// What the bar of a ``TabBarController`` around the screen shows. A fresh item by default.
  @inlinable
  public var tabBarItem: TabBarItem {
    get { screenAttributes.value.tabBarItem }
    _modify { yield &screenAttributes.value.tabBarItem }
  }

  /// How much the screen covers when it is presented. `.automatic` by default.
  @inlinable
  public var modalPresentationStyle: ModalPresentationStyle {
    get { screenAttributes.value.modalPresentationStyle }
    _modify { yield &screenAttributes.value.modalPresentationStyle }
  }

  /// How the screen moves when it is presented. `.coverVertical` by default.
  @inlinable
  public var modalTransitionStyle: ModalTransitionStyle {
    get { screenAttributes.value.modalTransitionStyle }
    _modify { yield &screenAttributes.value.modalTransitionStyle }
  }

  /// Whether users cannot wipe the screen away when it is presented. `false` by default.
  @inlinable
  public var isModalInPresentation: Bool {
    get { screenAttributes.value.isModalInPresentation }
    _modify { yield &screenAttributes.value.isModalInPresentation }
  }

  /// Whether the bar of a ``TabBarController`` goes while the screen is on top of a navigation stack. `false` by default.
  @inlinable
  public var hidesBottomBarWhenPushed: Bool {
    get { screenAttributes.value.hidesBottomBarWhenPushed }
    _modify { yield &screenAttributes.value.hidesBottomBarWhenPushed }
  }

  /// What is shown over everything for as long as it is there: an alert, or a sheet of any widget. `nil` by default.
  ///
  /// ```swift
  /// let screen = ViewController("Users", .presentedViewController(AlertController("Nobody answers.")))
  /// ```
  ///
  /// In a live tree it is gone as well when its user takes it away, which `didDismiss` tells.
  @inlinable
  public var presentedViewController: (any Widget)? {
    get { screenAttributes.value.presentedViewController }
    _modify { yield &screenAttributes.value.presentedViewController }
  }

  /// Users take away what is presented.
  public static var userEditable: [EditableProperty<Self>] { [presentation] }

  /// What users change by taking away what is presented: what a screen with properties of its own that users change lists
  /// beside them.
  public static var presentation: EditableProperty<Self> { EditableProperty(\.presented) }

  /// What is presented, to be compared.
  fileprivate var presented: Slot {
    get { Slot(wrappedValue: presentedViewController) }
    set { presentedViewController = newValue.wrappedValue }
  }

  /// Visits what the navigation bar shows, if there is anything, and the parts that every widget has.
  public mutating func visitParts(_ visitor: PartVisitor) {
    visitScreenParts(visitor)
  }

  /// Visits the parts that every screen has: what a screen with parts of its own visits beside them.
  public mutating func visitScreenParts(_ visitor: PartVisitor) {
    visitNavigationItem(visitor)
    visitSharedParts(visitor)
  }

  /// The item is visited with the title that it shows, and keeps the title that it has.
  private mutating func visitNavigationItem(_ visitor: PartVisitor) {
    var item = shownNavigationItem
    guard item != NavigationItem() else { return }
    visitor.visit(&item)
    if navigationItem.title == nil && item.title == title { item.title = nil }
    if navigationItem != item { navigationItem = item }
  }
}

extension Widget {
  /// What a navigation bar shows for the screen, or for that in a component: its item, with its title if that has none.
  package var shownNavigationItem: NavigationItem {
    guard let screen = self as? any Screen else {
      return (self as? Composed)?.children.first?.shownNavigationItem ?? NavigationItem()
    }
    var item = screen.navigationItem
    if item.title == nil { item.title = screen.title }
    return item
  }
}

extension PropertyNames where Root: Screen {
  /// Names ``Screen/navigationItem``.
  @inlinable public static var navigationItem: Property<Root, NavigationItem> { Property { $1(&$0.navigationItem) } }
  /// Names ``Screen/tabBarItem``.
  @inlinable public static var tabBarItem: Property<Root, TabBarItem> { Property { $1(&$0.tabBarItem) } }
  /// Names ``Screen/modalPresentationStyle``.
  @inlinable public static var modalPresentationStyle: Property<Root, ModalPresentationStyle> {
    Property { $1(&$0.modalPresentationStyle) }
  }
  /// Names ``Screen/modalTransitionStyle``.
  @inlinable public static var modalTransitionStyle: Property<Root, ModalTransitionStyle> {
    Property { $1(&$0.modalTransitionStyle) }
  }
  /// Names ``Screen/isModalInPresentation``.
  @inlinable public static var isModalInPresentation: Property<Root, Bool> {
    Property { $1(&$0.isModalInPresentation) }
  }
  /// Names ``Screen/presentedViewController``.
  @inlinable public static var presentedViewController: Property<Root, (any Widget)?> {
    Property { $1(&$0.presentedViewController) }
  }
  /// Names ``Screen/hidesBottomBarWhenPushed``.
  @inlinable public static var hidesBottomBarWhenPushed: Property<Root, Bool> {
    Property { $1(&$0.hidesBottomBarWhenPushed) }
  }
}
