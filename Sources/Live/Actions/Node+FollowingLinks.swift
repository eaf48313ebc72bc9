import Foundation
import Bindings
import Widgets

extension Node {
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
    guard !view.isEditable, view.isSelectable, view.attributedText?.runs.contains(where: { $0.link == link }) == true
    else { throw action.refusal(.missing("link \(link.absoluteString)")) }
    if !view.delegate(.shouldInteractWithURL)(view, link) {
      throw action.refusal(.declined(by: "shouldInteractWithURL"))
    }
    send(Event<TextView, URL>.linkTapped, link)
  }
}
