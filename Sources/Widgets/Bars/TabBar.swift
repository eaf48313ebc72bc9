import Mod

/// The choice between the parts of an app, at the bottom of a screen: a model of `UITabBar`.
///
/// ```swift
/// let tabs = TabBar(.items([TabBarItem("Inbox"), TabBarItem("Search")]), .selectedIndex(0))
/// ```
public struct TabBar: Bar {
  /// The items, from the leading edge. None by default.
  public var items: [TabBarItem] = []

  /// The index of the item that is selected, or `nil` for none, which is the default.
  public var selectedIndex: Int?

  /// How the bar looks before it is given colours of its own. `.default` by default.
  public var barStyle = BarStyle.default

  /// Whether what lies behind the bar shines through. `true` by default.
  public var isTranslucent = true

  /// The colour of the bar's background, or `nil` for that of its style, which is the default.
  public var barTintColor: Color?

  /// The colour of the items that are not selected, or `nil` for the system's, which is the default.
  public var unselectedItemTintColor: Color?

  /// How the items share the width of the bar. `.automatic` by default.
  public var itemPositioning = ItemPositioning.automatic

  /// The width of an item of a `.centered` bar, in points, or 0 for the system's, which is the default.
  public var itemWidth = 0.0

  /// The space between items of a `.centered` bar, in points, or 0 for the system's, which is the default.
  public var itemSpacing = 0.0

  /// An image behind the items, in place of a colour. `nil` by default.
  public var backgroundImage: Image?

  /// The shadow above the bar, or `nil` for the system's, which is the default.
  public var shadowImage: Image?

  /// An image behind the selected item. `nil` by default.
  public var selectionIndicatorImage: Image?

  /// What every view has.
  public var attributes = ViewAttributes.fresh

  /// Makes a tab bar without items.
  public init() {}

  /// The item that is selected, or `nil` if ``selectedIndex`` leads to none.
  ///
  /// Setting it selects the first item that is equal; nothing happens if there is no such item. To change what the
  /// item shows, change it among the ``items``.
  public var selectedItem: TabBarItem? {
    get { selectedIndex.flatMap { items.indices.contains($0) ? items[$0] : nil } }
    set {
      guard let newValue else { return selectedIndex = nil }
      selectedIndex = items.firstIndex(of: newValue) ?? selectedIndex
    }
  }
}

extension TabBar {
  /// Users change the selected item.
  public static let userEditable = [EditableProperty(\TabBar.selectedIndex)]
}

extension PropertyNames where Root == TabBar {
  /// Names ``TabBar/items``.
  @inlinable public static var items: Property<Root, [TabBarItem]> { Property { $1(&$0.items) } }
  /// Names ``TabBar/selectedIndex``.
  @inlinable public static var selectedIndex: Property<Root, Int?> { Property { $1(&$0.selectedIndex) } }
  /// Names ``TabBar/selectedItem``.
  @inlinable public static var selectedItem: Property<Root, TabBarItem?> { Property { $1(&$0.selectedItem) } }
  /// Names ``TabBar/unselectedItemTintColor``.
  @inlinable public static var unselectedItemTintColor: Property<Root, Color?> {
    Property { $1(&$0.unselectedItemTintColor) }
  }
  /// Names ``TabBar/itemPositioning``.
  @inlinable public static var itemPositioning: Property<Root, TabBar.ItemPositioning> {
    Property { $1(&$0.itemPositioning) }
  }
  /// Names ``TabBar/itemWidth``.
  @inlinable public static var itemWidth: Property<Root, Double> { Property { $1(&$0.itemWidth) } }
  /// Names ``TabBar/itemSpacing``.
  @inlinable public static var itemSpacing: Property<Root, Double> { Property { $1(&$0.itemSpacing) } }
  /// Names ``TabBar/backgroundImage``.
  @inlinable public static var backgroundImage: Property<Root, Image?> { Property { $1(&$0.backgroundImage) } }
  /// Names ``TabBar/shadowImage``.
  @inlinable public static var shadowImage: Property<Root, Image?> { Property { $1(&$0.shadowImage) } }
  /// Names ``TabBar/selectionIndicatorImage``.
  @inlinable public static var selectionIndicatorImage: Property<Root, Image?> {
    Property { $1(&$0.selectionIndicatorImage) }
  }
}

extension TabBar {
  /// Visits the items.
  public mutating func visitParts(_ visitor: PartVisitor) {
    visitor.visit(&items)
    visitSharedParts(visitor)
  }
}
