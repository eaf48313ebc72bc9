extension NodeConvertible {
  /// Selects a tab of a tab bar, by its index. `shouldSelect` is asked, the value changes, and `didSelect` is sent, as in UIKit also
  /// for the tab that is selected already.
  ///
  /// - Throws: ``ActionError`` if there is no such tab, if a user could not select it, or if `shouldSelect` declines.
  public func select(tab index: Int) throws {
    let action = try UserAction("select a tab of", on: self)
    _ = try action.usable(TabBar.self)
    try action.selectTab(action.element(index, of: action.node.tabs, "tab"))
  }

  /// Selects a tab of a tab bar, by its title: see ``select(tab:)-(Int)``.
  ///
  /// - Throws: ``ActionError`` if there is no such tab, if a user could not select it, or if `shouldSelect` declines.
  public func select(tab title: String) throws {
    let action = try UserAction("select a tab of", on: self)
    let titles = try action.usable(TabBar.self).items.map(\.title)
    try select(tab: action.index(of: title, in: titles, "tab"))
  }
}

extension UserAction {
  /// Selects the tab that a node is.
  internal func selectTab(_ tab: Node) throws(ActionError) {
    guard let bar = tab.parent, let index = bar.tabs.firstIndex(where: { $0 === tab }) else { throw unanswered }
    try checkEnabled(tab)
    if bar.mounted.current is TabBarController { return bar.selectTab(index) }
    guard let tabs = bar.mounted.current as? TabBar, let item = tab.mounted.current as? TabBarItem else {
      throw unanswered
    }
    if !tabs.delegate(.shouldSelect)(tabs, item) { throw refusal(.declined(by: "shouldSelect"), by: bar) }
    bar.input(as: TabBar.self) { $0.selectedIndex = index }
    bar.send(Event<TabBar, TabBarItem>.didSelect, item)
  }
}

extension Node {
  fileprivate var tabs: [Node] { partNodes.filter { $0.mounted.current is TabBarItem } }
}
