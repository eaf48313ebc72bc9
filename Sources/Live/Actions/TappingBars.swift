/// The buttons of a search bar that are not in its text field's keyboard.
public enum SearchBarButton: Hashable, Sendable, CaseIterable {
  /// The button for bookmarks.
  case bookmark
  /// The button to give up.
  case cancel
  /// The button for the results.
  case resultsList
}

extension NodeConvertible {
  /// Taps a button of a search bar, which sends `bookmarkButtonClicked`, `cancelButtonClicked` or `resultsListButtonClicked`.
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
    action.node.send(event)
  }
}
