import Foundation
import Live

extension NodeConvertible {
  /// Selects a tab of a tab bar or a tab bar controller, by its index. See `Node.select(tab:)`.
  ///
  /// - Throws: ``QueryError`` unless exactly one node is found, and the errors of the method of `Node`.
  public func select(tab index: Int) throws { try node().select(tab: index) }

  /// Selects a tab of a tab bar or a tab bar controller, by its title. See `Node.select(tab:)`.
  ///
  /// - Throws: ``QueryError`` unless exactly one node is found, and the errors of the method of `Node`.
  public func select(tab title: String) throws { try node().select(tab: title) }

  /// Taps the back button. See `Node.goBack()`.
  ///
  /// - Throws: ``QueryError`` unless exactly one node is found, and the errors of the method of `Node`.
  public func goBack() throws { try node().goBack() }

  /// Dismisses the sheet that contains the widget by a swipe. See `Node.swipeAway()`.
  ///
  /// - Throws: ``QueryError`` unless exactly one node is found, and the errors of the method of `Node`.
  public func swipeAway() throws { try node().swipeAway() }
}

extension NodeConvertible {
  /// Brings the app to the front, and makes it active. See `Node.activate()`.
  ///
  /// - Throws: ``QueryError`` unless exactly one node is found, and the errors of the method of `Node`.
  public func activate() throws { try node().activate() }

  /// Makes the app inactive, as a call does. See `Node.deactivate()`.
  ///
  /// - Throws: ``QueryError`` unless exactly one node is found, and the errors of the method of `Node`.
  public func deactivate() throws { try node().deactivate() }

  /// Moves the app to the background. See `Node.enterBackground()`.
  ///
  /// - Throws: ``QueryError`` unless exactly one node is found, and the errors of the method of `Node`.
  public func enterBackground() throws { try node().enterBackground() }

  /// Ends the app. See `Node.terminate()`.
  ///
  /// - Throws: ``QueryError`` unless exactly one node is found, and the errors of the method of `Node`.
  public func terminate() throws { try node().terminate() }

  /// Asks the app to open an address. See `Node.open(_:)`.
  ///
  /// - Throws: ``QueryError`` unless exactly one node is found, and the errors of the method of `Node`.
  public func open(_ url: URL) throws { try node().open(url) }

  /// Turns to a page of a page view controller. See `Node.turn(to:)`.
  ///
  /// - Throws: ``QueryError`` unless exactly one node is found, and the errors of the method of `Node`.
  public func turn(to page: Int) throws { try node().turn(to: page) }
}
