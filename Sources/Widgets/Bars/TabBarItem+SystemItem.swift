import Mod

extension TabBarItem {
  /// What the system shows for a common part of an app, with title and image.
  public enum SystemItem: Hashable, Sendable, CaseIterable {
    /// What there is no room for in the bar.
    case more
    /// What the user likes.
    case favorites
    /// What the app recommends.
    case featured
    /// What users rate highest.
    case topRated
    /// What the user did of late.
    case recents
    /// People.
    case contacts
    /// What the user did, from the last on.
    case history
    /// What the user marked.
    case bookmarks
    /// Finding things.
    case search
    /// What is or was downloaded.
    case downloads
    /// What is newest.
    case mostRecent
    /// What users look at most.
    case mostViewed
  }

  /// Makes an item that the system knows, and applies the Mods to it.
  @inlinable
  @inline(__always)
  public init(systemItem: SystemItem, _ mods: Mod<Self>...) {
    self.init()
    self.systemItem = systemItem
    Mod(list: mods)(&self)
  }
}
