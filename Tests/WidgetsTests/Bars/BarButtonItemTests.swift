import Mod
import Testing
import Widgets

struct BarButtonItemTests {
  @Test("A bar button item is created with a title, a system item or a widget, and with Mods")
  func making() {
    #expect(BarButtonItem("Save", .style(.done)).description == #"BarButtonItem(title: "Save", style: .done)"#)
    #expect(BarButtonItem(systemItem: .trash, .tag(1)).description == "BarButtonItem(tag: 1, systemItem: .trash)")
    #expect(
      BarButtonItem(customView: Label("0:30"), .width(44)).description
        == #"BarButtonItem(width: 44.0, customView: Label(text: "0:30"))"#
    )
  }

  @Test("A space is a bar button item, too")
  func space() {
    #expect(BarButtonItem.flexibleSpace() == BarButtonItem(.systemItem(.flexibleSpace)))
    #expect(BarButtonItem.fixedSpace(8) == BarButtonItem(.systemItem(.fixedSpace), .width(8)))
  }

  @Test("A Mod can change each item of a toolbar")
  func eachItem() {
    let toolbar = Toolbar(.items([BarButtonItem("A"), BarButtonItem("B")]), .each(\.items, .isEnabled(false)))
    #expect(toolbar.items == [BarButtonItem("A", .isEnabled(false)), BarButtonItem("B", .isEnabled(false))])
  }

  @Test("A change of a bar item is reported with the path to it")
  func changes() {
    let toolbar = Toolbar(.items([BarButtonItem("A"), BarButtonItem("B")]))
    let changes = Mod<Toolbar>.items.update { $0[1].width = 44 }.changes(to: toolbar)
    #expect(changes == [Change("items[1].width", from: 0.0, to: 44.0)])
  }
}
