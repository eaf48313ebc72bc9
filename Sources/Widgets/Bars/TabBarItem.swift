import Mod

/// A tab of a tab bar: a model of `UITabBarItem`.
///
/// ```swift
/// let inbox = TabBarItem("Inbox", .image(Image(systemName: "tray")), .badgeValue("3"))
/// ```
public struct TabBarItem: BarItem {
  /// The attributes of every bar item.
  public var attributes = BarItemAttributes.fresh

  /// The system item that provides title and image, or `nil` to use those of this item. `nil` by default.
  public var systemItem: SystemItem?

  /// The image while the item is selected, or `nil` for `image`. `nil` by default.
  public var selectedImage: Image?

  /// The text of the badge at the item's corner, or `nil` for no badge. `nil` by default.
  public var badgeValue: String?

  /// The color of the badge, or `nil` for red. `nil` by default.
  public var badgeColor: Color?

  /// The text attributes of the badge for each state. By default `nil`, for the system's.
  @ControlStateValues public var badgeTextAttributes: TextAttributes?

  /// The offset of the title, in points. Zero by default.
  @Themed public var titlePositionAdjustment = Offset.zero

  /// Creates an item without title and image.
  public init() {}
}

extension TabBarItem {
  /// Returns the text attributes of the badge in a state.
  public func badgeTextAttributes(for state: ControlState) -> TextAttributes? {
    $badgeTextAttributes.value(for: state)
  }

  /// Sets the text attributes of the badge in a state, or removes them with `nil`.
  public mutating func setBadgeTextAttributes(_ textAttributes: TextAttributes?, for state: ControlState) {
    $badgeTextAttributes[state] = textAttributes
  }
}

extension PropertyNames where Root == TabBarItem {
  /// The system item that provides title and image, or `nil` to use those of this item. `nil` by default.
  @inlinable public static var systemItem: Property<Root, TabBarItem.SystemItem?> { Property { $1(&$0.systemItem) } }

  /// The image while the item is selected, or `nil` for `image`. `nil` by default.
  @inlinable public static var selectedImage: Property<Root, Image?> { Property { $1(&$0.selectedImage) } }

  /// The text of the badge at the item's corner, or `nil` for no badge. `nil` by default.
  @inlinable public static var badgeValue: Property<Root, String?> { Property { $1(&$0.badgeValue) } }

  /// The color of the badge, or `nil` for red. `nil` by default.
  @inlinable public static var badgeColor: Property<Root, Color?> { Property { $1(&$0.badgeColor) } }

  /// The text attributes of the badge for each state. By default `nil`, for the system's.
  @inlinable public static var badgeTextAttributes: Property<Root, TextAttributes?> {
    Property { $1(&$0.badgeTextAttributes) }
  }

  /// Names `badgeTextAttributes` in a state.
  @inlinable public static func badgeTextAttributes(for state: ControlState) -> Property<Root, TextAttributes?> {
    Property("badgeTextAttributes(for: \(state))") { $1(&$0.$badgeTextAttributes[state]) }
  }

  /// The offset of the title, in points. Zero by default.
  @inlinable public static var titlePositionAdjustment: Property<Root, Offset> {
    Property { $1(&$0.titlePositionAdjustment) }
  }
}

extension TabBarItem {
  /// The title and image that the system defines for a common part of an app.
  public enum SystemItem: Hashable, Sendable, CaseIterable {
    /// The tabs that do not fit in the bar.
    case more
    /// The user's favorites.
    case favorites
    /// Content that the app recommends.
    case featured
    /// Content with the best ratings.
    case topRated
    /// Content that the user has accessed recently.
    case recents
    /// Contacts.
    case contacts
    /// A history of the user's actions.
    case history
    /// The user's bookmarks.
    case bookmarks
    /// A search.
    case search
    /// Downloads.
    case downloads
    /// The newest content.
    case mostRecent
    /// The most popular content.
    case mostViewed
  }

  /// Creates an item that the system defines, and applies the Mods to it.
  @inlinable @inline(__always) public init(systemItem: SystemItem, _ mods: Mod<Self>...) {
    self.init()
    self.systemItem = systemItem
    Mod(list: mods)(&self)
  }
}

extension TabBarItem.SystemItem {
  package var name: String {
    switch self {
    case .more: "More"
    case .favorites: "Favorites"
    case .featured: "Featured"
    case .topRated: "Top Rated"
    case .recents: "Recents"
    case .contacts: "Contacts"
    case .history: "History"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .downloads: "Downloads"
    case .mostRecent: "Most Recent"
    case .mostViewed: "Most Viewed"
    }
  }
}
