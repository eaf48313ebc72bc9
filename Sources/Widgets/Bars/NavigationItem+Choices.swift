extension NavigationItem {
  /// Whether a title is large, in a bar that prefers large titles.
  public enum LargeTitleDisplayMode: Hashable, Sendable, CaseIterable {
    /// As on the screen below.
    case automatic
    /// Large.
    case always
    /// Small.
    case never
    /// Beside the buttons, where there is room for it.
    case inline
  }

  /// How a bar lays an item out.
  public enum ItemStyle: Hashable, Sendable, CaseIterable {
    /// With the title in the middle, for moving between levels.
    case navigator
    /// With the title at the leading edge, for moving back and forth.
    case browser
    /// With the title at the leading edge, for working on a document.
    case editor
  }

  /// How much of its title a back button shows.
  public enum BackButtonDisplayMode: Hashable, Sendable, CaseIterable {
    /// The title if there is room, else a general word, else none.
    case `default`
    /// A general word such as "Back".
    case generic
    /// No title, only the arrow.
    case minimal
  }
}
