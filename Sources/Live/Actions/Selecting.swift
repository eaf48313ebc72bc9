extension UserAction {
  internal func selectTab(_ item: Node) throws(ActionError) {
    guard let bar = item.parent, let tabs = bar.mounted.current as? TabBar else { return }
    let items = bar.partNodes.filter { $0.mounted.current is TabBarItem }
    guard let index = items.firstIndex(where: { $0 === item }), tabs.items.indices.contains(index) else { return }
    guard tabs.delegate(.shouldSelect)(tabs, tabs.items[index]) else {
      throw refusal(.declined(by: "shouldSelect"), by: bar)
    }
    bar.input(as: TabBar.self) { $0.selectedIndex = index }
    bar.send(Event<TabBar, TabBarItem>.didSelect, tabs.items[index])
  }
}
