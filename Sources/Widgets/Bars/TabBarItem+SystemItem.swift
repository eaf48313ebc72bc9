import Mod

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
