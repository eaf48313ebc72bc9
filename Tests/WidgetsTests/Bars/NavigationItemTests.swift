import Mod
import Testing
import Widgets

struct NavigationItemTests {
  let edit = BarButtonItem(systemItem: .edit)
  let add = BarButtonItem(systemItem: .add)

  @Test("Setting the single button of a side replaces that side's list")
  func oneButton() {
    #expect(NavigationItem(.leftBarButtonItem(edit)).leftBarButtonItems == [edit])
    #expect(NavigationItem(.rightBarButtonItem(add)).rightBarButtonItems == [add])
  }

  @Test("The single button of a side is the first of its list")
  func firstButton() {
    let item = NavigationItem(.leftBarButtonItems([edit, add]), .rightBarButtonItems([add, edit]))
    #expect(item.leftBarButtonItem == edit)
    #expect(item.rightBarButtonItem == add)
  }

  @Test("Changing the first button of a side keeps the others")
  func changingFirst() {
    var item = NavigationItem(.leftBarButtonItems([edit, add]))
    item.leftBarButtonItem?.isEnabled = false
    #expect(item.leftBarButtonItems == [edit.with(.isEnabled(false)), add])
  }

  @Test("Setting the single button to `nil` removes the first of the list")
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
