import Mod
import Testing
import Widgets

struct NavigationItemTests {
  let edit = BarButtonItem(systemItem: .edit)
  let add = BarButtonItem(systemItem: .add)

  @Test("Setting the single button of a side makes it the only element of that side's list")
  func oneButton() {
    #expect(NavigationItem(.leftBarButtonItem(edit)).leftBarButtonItems == [edit])
    #expect(NavigationItem(.rightBarButtonItem(add)).rightBarButtonItems == [add])
  }

  @Test("The one button is the first of the list")
  func firstButton() {
    let item = NavigationItem(.leftBarButtonItems([edit, add]), .rightBarButtonItems([add, edit]))
    #expect(item.leftBarButtonItem == edit)
    #expect(item.rightBarButtonItem == add)
  }

  @Test("Changing the first button leaves the others")
  func changingFirst() {
    var item = NavigationItem(.leftBarButtonItems([edit, add]))
    item.leftBarButtonItem?.isEnabled = false
    #expect(item.leftBarButtonItems == [edit.with(.isEnabled(false)), add])
  }

  @Test("No button removes the first")
  func noButton() {
    let item = NavigationItem(.leftBarButtonItems([edit, add]), .leftBarButtonItem(nil))
    #expect(item.leftBarButtonItems == [add])
    #expect(item.with(.leftBarButtonItem(nil), .leftBarButtonItem(nil)).leftBarButtonItems == [])
  }

  @Test("An item prints with its buttons")
  func prints() {
    #expect(
      NavigationItem("Episode", .rightBarButtonItem(edit)).description
        == #"NavigationItem(title: "Episode", rightBarButtonItems: [BarButtonItem(systemItem: .edit)])"#
    )
  }
}
