import Foundation
import Live
import Widgets

extension LiveSession {
  /// The node of the `Application` at the root of the tree.
  internal var application: Node? { root().application }

  /// Puts the app to use: the page is visible.
  internal func show() { try? application?.activate() }

  /// Moves the app to the background, because the page is hidden or closed.
  internal func hide() { try? application?.enterBackground() }

  /// Returns the page of the current tree, to which all further frames are changes.
  ///
  /// - Complexity: O(*n*) in the widgets of the tree.
  public func open() -> SessionPage {
    shown.address = ""
    return page(below: "", isFound: true)
  }

  /// Returns the page of the current tree, after its `Application` has opened an address.
  ///
  /// - Parameter url: The address of the page, with a path from the root of the session's server: `/users/2`. An
  ///   address whose bytes are no text, such as `/%FF`, has no screen.
  /// - Complexity: O(*n*) in the widgets of the tree.
  public func open(at url: URL) -> SessionPage {
    // The path as the browser resolves it: a trailing slash counts, and a percent-encoded slash does not.
    let path = url.path(percentEncoded: true)
    let server = String(repeating: "../", count: max(0, path.count { $0 == "/" } - 1))
    guard path.removingPercentEncoding != nil else { return page(below: server, isFound: false) }
    shown.address = Self.relativeAddress(of: url)
    let count = errors.count
    let isOpened = application.map { (try? $0.open(url)) != nil && errors.count == count } ?? false
    return page(below: server, isFound: isOpened || ["", "/"].contains(path))
  }

  /// Returns the page of the current tree, with the relative path from the page to the server.
  private func page(below server: String, isFound: Bool) -> SessionPage {
    let nonce = ResumeToken().digits
    let html = page(of: startOver(nonce: nonce), nonce: nonce, below: server)
    return SessionPage(html: html, policy: policy(nonce: nonce), token: token, isFound: isFound)
  }

  /// Opens the address that the user has chosen in the history of the browser.
  ///
  /// If there is no screen for it, the page gets the address of its current screen. If a sheet without an address is in
  /// front, it is dismissed instead, and the page gets another entry with the address of the screen below.
  internal func reopen(_ url: URL) {
    let address = Self.relativeAddress(of: url)
    let dismisses = address != shown.address && dismissesSheet()
    (shown.address, shown.hasReopened) = (address, !dismisses)
    if !dismisses { try? application?.open(url) }
    notify()
  }

  /// Dismisses the sheet in front. The result is whether the address of the app stays the same.
  private func dismissesSheet() -> Bool {
    guard let address = addressOfApp, (try? root().swipeAway()) != nil else { return false }
    return addressOfApp == address
  }

  private var addressOfApp: URL? { application?.app?.address }

  /// Returns the change of the page's address, if it is not that of the app.
  ///
  /// Another path begins an entry in the history of the browser. Another query replaces the present one, and so does
  /// the answer to an entry that the user has chosen.
  internal func takeAddress() -> SessionChange? {
    defer { shown.hasReopened = false }
    guard let url = addressOfApp else { return nil }
    let (old, new) = (shown.address, Self.relativeAddress(of: url))
    if new == old { return nil }
    shown.address = new
    let isOtherPath = old.map { Self.path(of: $0) != Self.path(of: new) } ?? false
    return .address(new, isEntry: isOtherPath && !shown.hasReopened)
  }

  /// Returns the path of an address. One with a slash at its end is another spelling of the same path.
  private static func path(of address: String) -> Substring {
    let path = address.prefix { $0 != "?" && $0 != "#" }
    return path.last == "/" ? path.dropLast() : path
  }

  /// Returns the path of an address without the slash at its start, its query and its fragment, as they are encoded.
  private static func relativeAddress(of url: URL) -> String {
    let path = url.path(percentEncoded: true)
    let query = url.query(percentEncoded: true).map { "?" + $0 } ?? ""
    let fragment = url.fragment(percentEncoded: true).map { "#" + $0 } ?? ""
    return (path.hasPrefix("/") ? String(path.dropFirst()) : path) + query + fragment
  }
}
