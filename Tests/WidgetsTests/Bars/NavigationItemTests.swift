import Testing
import Widgets

struct NavigationItemTests {
  let edit = BarButtonItem(systemItem: .edit)
  let add = BarButtonItem(systemItem: .add)

  @Test("One button stands for a list of one, on either side")
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

  @Test("No button empties the list")
  func noButton() {
    let item = NavigationItem(.leftBarButtonItems([edit, add]), .rightBarButtonItems([add, edit]))
    #expect(item.with(.leftBarButtonItem(nil), .rightBarButtonItem(nil)) == NavigationItem())
  }

  @Test("An item prints with its buttons")
  func prints() {
    #expect(
      NavigationItem("Episode", .rightBarButtonItem(edit)).description
        == #"NavigationItem(title: "Episode", rightBarButtonItems: [BarButtonItem(systemItem: .edit)])"#
    )
  }
}
