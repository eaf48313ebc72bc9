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
    if !(node.mounted.current is TabBarController) { _ = try usable(TabBar.self) }
    try checkUsable()
    let tabs = tabs(of: node)
    if let tab = tabs.first, !node.showsPart(tab) { throw refusal(.hidden, by: tab) }
    return tabs
  }

  private func tabs(of bar: Node) -> [Node] { bar.partNodes.filter { $0.mounted.current is TabBarItem } }

  /// Selects the tab in a node.
  ///
  /// - Throws: ``ActionError`` if a user could not select it, or if `shouldSelect` declines.
  internal func selectTab(_ tab: Node) throws(ActionError) {
    guard let bar = tab.parent, let index = tabs(of: bar).firstIndex(where: { $0 === tab }) else { throw unanswered }
    try checkEnabled(tab)
    if let controller = bar.mounted.current as? TabBarController {
      if !controller.delegate(.shouldSelect)(controller, index) {
        throw refusal(.declined(by: "shouldSelect"), by: bar)
      }
      return bar.selectTab(index)
    }
    guard let tabs = bar.mounted.current as? TabBar, let item = tab.mounted.current as? TabBarItem else {
      throw unanswered
    }
    if !tabs.delegate(.shouldSelect)(tabs, item) { throw refusal(.declined(by: "shouldSelect"), by: bar) }
    bar.input(as: TabBar.self) { $0.selectedIndex = index }
    bar.send(Event<TabBar, TabBarItem>.didSelect, item)
  }
}
