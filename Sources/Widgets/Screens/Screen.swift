import Mod

/// A widget that fills a window or a part of one: everything that `UIViewController` has.
///
/// Its ``Container/children`` are the widgets of a ``ViewController``, or other screens.
public protocol Screen: Container {
  /// The attributes of every screen. Start with ``ScreenAttributes/fresh``.
  ///
  /// Declare this property first, so that the description of a screen begins with its title.
  var screenAttributes: Boxed<ScreenAttributes> { get set }
}

extension Screen {
  /// The role of a screen.
  @inlinable public static var treeRole: TreeRole { .screen }

  /// The title of the screen, or `nil` for none. `nil` by default.
  ///
  /// The ``navigationItem`` and the ``tabBarItem`` show it if they have no title of their own.
  @inlinable public var title: String? {
    get { screenAttributes.value.title }
    _modify { yield &screenAttributes.value.title }
  }

  /// The item in the bar of the surrounding ``NavigationController``. A fresh item by default.
  @inlinable public var navigationItem: NavigationItem {
    get { screenAttributes.value.navigationItem }
    _modify { yield &screenAttributes.value.navigationItem }
  }

  /// The item in the bar of the surrounding ``TabBarController``. A fresh item by default.
  @inlinable public var tabBarItem: TabBarItem {
    get { screenAttributes.value.tabBarItem }
    _modify { yield &screenAttributes.value.tabBarItem }
  }

  /// The area that the screen covers when it is presented. `.automatic` by default.
  @inlinable public var modalPresentationStyle: ModalPresentationStyle {
    get { screenAttributes.value.modalPresentationStyle }
    _modify { yield &screenAttributes.value.modalPresentationStyle }
  }

  /// The animation of presenting the screen. `.coverVertical` by default.
  @inlinable public var modalTransitionStyle: ModalTransitionStyle {
    get { screenAttributes.value.modalTransitionStyle }
    _modify { yield &screenAttributes.value.modalTransitionStyle }
  }

  /// Whether users cannot dismiss the presented screen by swiping. `false` by default.
  @inlinable public var isModalInPresentation: Bool {
    get { screenAttributes.value.isModalInPresentation }
    _modify { yield &screenAttributes.value.isModalInPresentation }
  }

  /// Whether the bar of a ``TabBarController`` is hidden while the screen is on top of a navigation stack. `false` by
  /// default.
  @inlinable public var hidesBottomBarWhenPushed: Bool {
    get { screenAttributes.value.hidesBottomBarWhenPushed }
    _modify { yield &screenAttributes.value.hidesBottomBarWhenPushed }
  }

  /// The screen that this one presents: an alert, or a sheet with any widget. `nil` by default.
  ///
  /// ```swift
  /// let screen = ViewController("Users", .presentedViewController(AlertController("Nobody answers.")))
  /// ```
  ///
  /// In a live tree it is also removed when its user dismisses it, which sends `didDismiss`.
  @inlinable public var presentedViewController: (any Widget)? {
    get { screenAttributes.value.presentedViewController }
    _modify { yield &screenAttributes.value.presentedViewController }
  }

  /// The properties that users change: the presented screen.
  public static var userEditable: [EditableProperty<Self>] { [presentation] }

  /// The presented screen. A type with further properties that users change lists it with them in `userEditable`.
  public static var presentation: EditableProperty<Self> { EditableProperty(\.presented) }

  /// The presented screen as a value that can be compared.
  fileprivate var presented: Slot {
    get { Slot(wrappedValue: presentedViewController) }
    set { presentedViewController = newValue.wrappedValue }
  }

  /// Visits the navigation item, if it has content, the toolbar items, and the parts of every widget.
  public mutating func visitParts(_ visitor: PartVisitor) { visitScreenParts(visitor) }

  /// Visits the parts of every screen, for a type that visits further parts.
  public mutating func visitScreenParts(_ visitor: PartVisitor) {
    visitNavigationItem(visitor)
    if !toolbarItems.isEmpty { visitor.visit(&toolbarItems) }
    visitSharedParts(visitor)
  }

  /// Visits the item with the visible title. It keeps its own title.
  private mutating func visitNavigationItem(_ visitor: PartVisitor) {
    var item = shownNavigationItem
    guard item != NavigationItem() else { return }
    let shown = item.title
    visitor.visit(&item)
    guard visitor.replacesParts else { return }
    if navigationItem.title == nil && item.title == shown { item.title = nil }
    navigationItem = item
  }
}

extension Widget {
  /// The item that a navigation bar shows for the screen or for the component's screen, with the screen's title by
  /// default.
  package var shownNavigationItem: NavigationItem {
    guard let screen = self as? any Screen else {
      if let navigationTitle { return NavigationItem(.title(navigationTitle)) }
      return (self as? Composed)?.children.first?.shownNavigationItem ?? NavigationItem()
    }
    var item = screen.navigationItem
    if item.title == nil { item.title = screen.shownTitle }
    return item
  }
}

extension PropertyNames where Root: Screen {
  /// The item in the bar of the surrounding `NavigationController`. A fresh item by default.
  @inlinable public static var navigationItem: Property<Root, NavigationItem> { Property { $1(&$0.navigationItem) } }

  /// The item in the bar of the surrounding `TabBarController`. A fresh item by default.
  @inlinable public static var tabBarItem: Property<Root, TabBarItem> { Property { $1(&$0.tabBarItem) } }

  /// The area that the screen covers when it is presented. `.automatic` by default.
  @inlinable public static var modalPresentationStyle: Property<Root, ModalPresentationStyle> {
    Property { $1(&$0.modalPresentationStyle) }
  }

  /// The animation of presenting the screen. `.coverVertical` by default.
  @inlinable public static var modalTransitionStyle: Property<Root, ModalTransitionStyle> {
    Property { $1(&$0.modalTransitionStyle) }
  }

  /// Whether users cannot dismiss the presented screen by swiping. `false` by default.
  @inlinable public static var isModalInPresentation: Property<Root, Bool> {
    Property { $1(&$0.isModalInPresentation) }
  }

  /// The screen that this one presents: an alert, or a sheet with any widget. `nil` by default.
  @inlinable public static var presentedViewController: Property<Root, (any Widget)?> {
    Property { $1(&$0.presentedViewController) }
  }

  /// Whether the bar of a `TabBarController` is hidden while the screen is on top of a navigation stack. `false` by
  /// default.
  @inlinable public static var hidesBottomBarWhenPushed: Property<Root, Bool> {
    Property { $1(&$0.hidesBottomBarWhenPushed) }
  }
}

/// A screen that contains other screens as its ``Container/children``, of which some are visible.
public protocol ContainerScreen: Screen {
  /// The indices of the visible children.
  var shownIndices: Range<Int> { get }
}

extension ContainerScreen {
  /// The role of a screen that contains others.
  @inlinable public static var treeRole: TreeRole { .containerScreen }

  /// The visible children, in order.
  public var shownViewControllers: Children { Children(children[shownIndices]) }
}
