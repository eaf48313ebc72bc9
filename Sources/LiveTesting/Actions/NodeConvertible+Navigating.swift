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
