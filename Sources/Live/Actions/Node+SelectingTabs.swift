extension Node {
  /// Selects a tab of a tab bar or a tab bar controller, by its index.
  ///
  /// The bar or the controller asks `shouldSelect`. The value changes, and `didSelect` is sent, as in UIKit also for
  /// the selected tab.
  ///
  /// - Throws: ``ActionError`` if there is no such tab, if a user could not select it, or if `shouldSelect` declines.
  public func select(tab index: Int) throws {
    let action = try UserAction("select a tab of", on: self)
    try action.selectTab(action.element(index, of: action.tabs(), "tab"))
  }

  /// Selects a tab of a tab bar or a tab bar controller, by its title. See ``select(tab:)-(Int)``.
  ///
  /// - Throws: ``ActionError`` if there is no such tab, if a user could not select it, or if `shouldSelect` declines.
  public func select(tab title: String) throws {
    let action = try UserAction("select a tab of", on: self)
    let tabs = try action.tabs()
    try action.selectTab(tabs[action.index(of: title, in: tabs.map(\.name), "tab")])
  }
}

extension UserAction {
  /// Returns the visible tabs.
  ///
  /// - Throws: ``ActionError`` if the node has no tabs, or if a user could not use it.
  fileprivate func tabs() throws(ActionError) -> [Node] {
    if node.treeRole != .tabs { _ = try usable(TabBar.self) }
    try checkUsable()
    let tabs = node.parts(.tab)
    if let tab = tabs.first, !node.showsPart(tab) { throw refusal(.hidden, by: tab) }
    return tabs
  }

  /// Selects the tab in a node.
  ///
  /// - Throws: ``ActionError`` if a user could not select it, or if `shouldSelect` declines.
  internal func selectTab(_ tab: Node) throws(ActionError) {
    guard let bar = tab.parent, let index = bar.parts(.tab).firstIndex(where: { $0 === tab }) else { throw unanswered }
    try checkEnabled(tab)
    if let controller = bar.tabController {
      if !controller.delegate(.shouldSelect)(controller, index) {
        throw refusal(.declined(by: "shouldSelect"), by: bar)
      }
      return bar.selectTab(index)
    }
    guard let tabs = bar.tabBar, let item = tab.tab else { throw unanswered }
    if !tabs.delegate(.shouldSelect)(tabs, item) { throw refusal(.declined(by: "shouldSelect"), by: bar) }
    bar.input(as: TabBar.self) { $0.selectedIndex = index }
    bar.send(Event<TabBar, TabBarItem>.didSelect, item)
  }
}
