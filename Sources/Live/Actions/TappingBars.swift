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

  /// Taps the back button of a navigation bar. `shouldPop` is asked, the item on top goes away, and `didPop` is sent.
  ///
  /// - Throws: ``ActionError`` if there is no back button, if a user could not tap it, or if `shouldPop` declines.
  public func goBack() throws {
    let action = try UserAction("go back in", on: self)
    let bar = try action.usable(NavigationBar.self)
    guard bar.items.count > 1, let top = bar.items.last, !top.hidesBackButton else {
      throw action.refusal(.missing("back button"))
    }
    if !bar.delegate(.shouldPop)(bar, top) { throw action.refusal(.declined(by: "shouldPop")) }
    action.node.input(as: NavigationBar.self) { $0.items.removeLast() }
    action.node.send(Event<NavigationBar, NavigationItem>.didPop, top)
  }
}
