extension EventNames where Root == SearchBar {
  /// Sent when the user presses the search key.
  public static var searchButtonClicked: Event<Root, Void> { Event<Root, Void>() }

  /// Sent when the user taps the cancel button.
  public static var cancelButtonClicked: Event<Root, Void> { Event<Root, Void>() }

  /// Sent when the user taps the bookmark button.
  public static var bookmarkButtonClicked: Event<Root, Void> { Event<Root, Void>() }

  /// Sent when the user taps the results button.
  public static var resultsListButtonClicked: Event<Root, Void> { Event<Root, Void>() }

  /// Sent when the user selects a scope, with its index in ``SearchBar/scopeButtonTitles``.
  public static var selectedScopeButtonIndexDidChange: Event<Root, Int> { Event<Root, Int>() }

  /// Sent when the user presses the search key, with the text.
  public static var textSubmitted: Event<Root, String> { searchButtonClicked.compactMap { bar, _ in bar.text ?? "" } }
}
