import Mod
import Values

/// A bar at the bottom of a screen that selects one of several parts of an app: a model of `UITabBar`.
///
/// ```swift
/// let tabs = TabBar(.items([TabBarItem("Inbox"), TabBarItem("Search")]), .selectedIndex(0))
/// ```
public struct TabBar: Bar {
  /// The items, from the leading edge. None by default.
  public var items: [TabBarItem] = []

  /// The index of the selected item, or `nil` for none. `nil` by default.
  public var selectedIndex: Int?

  /// The basic appearance of the bar. `.default` by default.
  public var barStyle = BarStyle.default

  /// Whether content behind the bar is visible through it. `true` by default.
  public var isTranslucent = true

  /// The background color of the bar, or `nil` for that of its style. `nil` by default.
  public var barTintColor: Color?

  /// The color of the items that are not selected, or `nil` for the system's. `nil` by default.
  public var unselectedItemTintColor: Color?

  /// The distribution of the items along the bar. `.automatic` by default.
  public var itemPositioning = ItemPositioning.automatic

  /// The width of an item of a `.centered` bar, in points, or 0 for the system's. 0 by default.
  @Themed public var itemWidth = 0.0

  /// The space between items of a `.centered` bar, in points, or 0 for the system's. 0 by default.
  @Themed public var itemSpacing = 0.0

  /// The image behind the items, in place of a color. `nil` by default.
  public var backgroundImage: Image?

  /// The shadow above the bar, or `nil` for the system's. `nil` by default.
  ///
  /// A gray line is drawn in its place, and none for an image without a name.
  public var shadowImage: Image?

  /// The image behind the selected item. `nil` by default.
  ///
  /// A gray area is drawn in its place.
  public var selectionIndicatorImage: Image?

  /// The attributes of every view.
  public var attributes = ViewAttributes.fresh

  /// Creates a tab bar without items.
  public init() {}

  /// The selected item, or `nil` if ``selectedIndex`` is not the index of an item.
  ///
  /// Setting it selects the first item that is equal, if there is one. To change the selected item itself, change it in
  /// ``items``.
  ///
  /// - Complexity: O(*n*) for *n* items to set.
  public var selectedItem: TabBarItem? {
    get { selectedIndex.flatMap { items.indices.contains($0) ? items[$0] : nil } }
    set {
      guard let newValue else { return selectedIndex = nil }
      selectedIndex = items.firstIndex(of: newValue) ?? selectedIndex
    }
  }
}

extension TabBar {
  /// The properties that users change: the selected item.
  public static let userEditable = [EditableProperty(\TabBar.selectedIndex)]
}

extension PropertyNames where Root == TabBar {
  /// The items, from the leading edge. None by default.
  @inlinable public static var items: Property<Root, [TabBarItem]> { Property { $1(&$0.items) } }

  /// The index of the selected item, or `nil` for none. `nil` by default.
  @inlinable public static var selectedIndex: Property<Root, Int?> { Property { $1(&$0.selectedIndex) } }

  /// The selected item, or `nil` if `selectedIndex` is not the index of an item.
  @inlinable public static var selectedItem: Property<Root, TabBarItem?> { Property { $1(&$0.selectedItem) } }

  /// The color of the items that are not selected, or `nil` for the system's. `nil` by default.
  @inlinable public static var unselectedItemTintColor: Property<Root, Color?> {
    Property { $1(&$0.unselectedItemTintColor) }
  }

  /// The distribution of the items along the bar. `.automatic` by default.
  @inlinable public static var itemPositioning: Property<Root, TabBar.ItemPositioning> {
    Property { $1(&$0.itemPositioning) }
  }

  /// The width of an item of a `.centered` bar, in points, or 0 for the system's. 0 by default.
  @inlinable public static var itemWidth: Property<Root, Double> { Property { $1(&$0.itemWidth) } }

  /// The space between items of a `.centered` bar, in points, or 0 for the system's. 0 by default.
  @inlinable public static var itemSpacing: Property<Root, Double> { Property { $1(&$0.itemSpacing) } }

  /// The image behind the items, in place of a color. `nil` by default.
  @inlinable public static var backgroundImage: Property<Root, Image?> { Property { $1(&$0.backgroundImage) } }

  /// The shadow above the bar, or `nil` for the system's. `nil` by default.
  @inlinable public static var shadowImage: Property<Root, Image?> { Property { $1(&$0.shadowImage) } }

  /// The image behind the selected item. `nil` by default.
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

extension TabBar {
  /// The distribution of the items along a tab bar.
  public enum ItemPositioning: Hashable, Sendable, CaseIterable {
    /// Like `fill` in a narrow bar, and like `centered` in a wide one.
    case automatic
    /// The items share the whole width.
    case fill
    /// The items keep their width and are centered.
    case centered
  }
}

extension EventNames where Root == TabBar {
  /// Sent when the user selects an item, with the item.
  public static var didSelect: Event<Root, TabBarItem> { Event<Root, TabBarItem>() }

  /// Sent when the user selects an item, with the item. Short for `didSelect`.
  public static var selectionChanged: Event<Root, TabBarItem> { didSelect.compactMap { $1 } }
}

extension TabBar: ThemedLengths {
  /// The space between items.
  public static var distances: [Property<TabBar, Double>] { [.itemSpacing] }
}
