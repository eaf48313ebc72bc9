extension Event where Root == SearchBar {
  /// The user pressed the search key.
  public static var searchButtonClicked: Event<Root, Void> { Event<Root, Void>() }

  /// The user gave up.
  public static var cancelButtonClicked: Event<Root, Void> { Event<Root, Void>() }

  /// The user tapped the button for bookmarks.
  public static var bookmarkButtonClicked: Event<Root, Void> { Event<Root, Void>() }

  /// The user tapped the button for the results.
  public static var resultsListButtonClicked: Event<Root, Void> { Event<Root, Void>() }

  /// The user chose where to search; it comes with the index among the ``SearchBar/scopeButtonTitles``.
  public static var selectedScopeButtonIndexDidChange: Event<Root, Int> { Event<Root, Int>() }

  /// The user pressed the search key; it comes with the text.
  public static func textSubmitted() -> Event<Root, String> {
    searchButtonClicked.compactMap { bar, _ in bar.text ?? "" }
  }
}
