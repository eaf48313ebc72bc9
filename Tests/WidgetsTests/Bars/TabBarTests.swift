import Mod
import Testing
import Widgets

struct TabBarTests {
  let tabs = TabBar(.items([TabBarItem("Inbox"), TabBarItem(systemItem: .search)]))

  @Test("A tab bar has no selected item at first")
  func nothingSelected() {
    #expect(tabs.selectedItem == nil)
  }

  @Test("Selecting an item stores its position, so that it stays selected when its badge changes")
  func selects() {
    var tabs = tabs.with(.selectedItem(TabBarItem("Inbox")))
    tabs.items[0].badgeValue = "3"
    #expect(tabs.selectedItem == TabBarItem("Inbox", .badgeValue("3")))
  }

  @Test("Selecting `nil` deselects, and an item that is not in the bar changes nothing")
  func missingItem() {
    #expect(tabs.with(.selectedIndex(1), .selectedItem(nil)).selectedIndex == nil)
    #expect(tabs.with(.selectedIndex(1), .selectedItem(TabBarItem("Outbox"))).selectedIndex == 1)
  }

  @Test("An index without an item selects none", arguments: [-1, 2])
  func missingIndex(index: Int) {
    #expect(tabs.with(.selectedIndex(index)).selectedItem == nil)
  }

  @Test("The selected index may be set before the items")
  func order() {
    #expect(TabBar(.selectedIndex(1), .items(tabs.items)).selectedItem == TabBarItem(systemItem: .search))
  }
}
