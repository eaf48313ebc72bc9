extension NavigationItem {
  /// The size of a title, in a bar that prefers large titles.
  public enum LargeTitleDisplayMode: Hashable, Sendable, CaseIterable {
    /// The size on the screen below.
    case automatic
    /// Large.
    case always
    /// Small.
    case never
    /// Beside the buttons, if there is enough space.
    case inline
  }

  /// The layout of an item in a bar.
  public enum ItemStyle: Hashable, Sendable, CaseIterable {
    /// A centered title, for moving between levels.
    case navigator
    /// A leading title, for moving back and forth.
    case browser
    /// A leading title, for editing a document.
    case editor
  }

  /// The amount of text on a back button.
  public enum BackButtonDisplayMode: Hashable, Sendable, CaseIterable {
    /// The title if there is enough space, otherwise a general word, otherwise none.
    case `default`
    /// A general word such as "Back".
    case generic
    /// Only the arrow.
    case minimal
  }
}
