import Foundation
import Bindings
import Widgets

/// A button of a search bar, other than the search key.
public enum SearchBarButton: Hashable, Sendable, CaseIterable {
  /// The bookmark button.
  case bookmark
  /// The cancel button.
  case cancel
  /// The results button.
  case resultsList
}

extension SearchBar {
  /// The button for which the field has space at its end.
  package var buttonInField: SearchBarButton { showsBookmarkButton ? .bookmark : .resultsList }
}

extension Node {
  /// Taps a button of a search bar.
  ///
  /// It sends `bookmarkButtonClicked`, `cancelButtonClicked` or `resultsListButtonClicked`. The cancel button ends
  /// editing before, unless `shouldEndEditing` declines. The text stays, as in UIKit.
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
    if button == .cancel, isFirstResponder { _ = resign() }
    send(event)
  }

  /// Taps a link in the text of a text view that cannot be edited.
  ///
  /// The view asks `shouldInteractWithURL`, and sends `linkTapped`.
  ///
  /// - Throws: ``ActionError`` if it is not a text view, if its text has no such link, if a user could not tap it, or
  ///   if `shouldInteractWithURL` declines.
  /// - Complexity: O(*n*) for *n* runs of the text.
  public func tap(link: URL) throws {
    let action = try UserAction("tap a link of", on: self)
    let view = try action.usable(TextView.self)
    guard !view.isEditable, view.isSelectable, view.detectedText?.runs.contains(where: { $0.link == link }) == true
    else { throw action.refusal(.missing("link \(link.absoluteString)")) }
    if !view.delegate(.shouldInteractWithURL)(view, link) {
      throw action.refusal(.declined(by: "shouldInteractWithURL"))
    }
    send(Event<TextView, URL>.linkTapped, link)
  }
}
