/// A button of a search bar, other than the search key.
public enum SearchBarButton: Hashable, Sendable, CaseIterable {
  /// The bookmark button.
  case bookmark
  /// The cancel button.
  case cancel
  /// The results button.
  case resultsList
}

extension Node {
  /// Taps a button of a search bar.
  ///
  /// It sends `bookmarkButtonClicked`, `cancelButtonClicked` or `resultsListButtonClicked`.
  ///
  /// - Throws: ``ActionError`` if the search bar does not show the button, or if a user could not tap it.
  public func tap(_ button: SearchBarButton) throws {
    let action = try UserAction("tap", on: self)
    let bar = try action.usable(SearchBar.self)
    let (isShown, event): (Bool, Event<SearchBar, Void>) =
      switch button {
      case .bookmark: (bar.showsBookmarkButton, .bookmarkButtonClicked)
      case .cancel: (bar.showsCancelButton, .cancelButtonClicked)
      case .resultsList: (bar.showsSearchResultsButton, .resultsListButtonClicked)
      }
    if !isShown { throw action.refusal(.missing("\(button) button")) }
    send(event)
  }
}
