import Mod
import Testing
import Widgets

struct PickerViewTests {
  let sizes = PickerView(.components([["Red", "Green"], ["S", "M", "L"]]))

  @Test("Wheels start at their first row")
  func firstRow() {
    #expect(sizes.selectedRow(inComponent: 0) == 0)
  }

  @Test("Selecting a row that does not exist turns the wheel to the nearest one", arguments: [(-3, 0), (1, 1), (7, 2)])
  func selects(row: Int, nearest: Int) {
    #expect(sizes.with(.selectRow(row, inComponent: 1)).selectedRow(inComponent: 1) == nearest)
  }

  @Test("Selecting a row does not turn other wheels")
  func others() {
    #expect(sizes.with(.selectRow(2, inComponent: 1)).selectedRow(inComponent: 0) == 0)
  }

  @Test("A wheel that is not there selects nothing and has no selected row", arguments: [-1, 2])
  func missing(component: Int) {
    #expect(sizes.with(.selectRow(1, inComponent: component)) == sizes)
    #expect(sizes.selectedRow(inComponent: component) == -1)
  }

  @Test("A wheel without rows has no selected row")
  func empty() {
    #expect(PickerView(.components([[]])).selectedRow(inComponent: 0) == -1)
  }

  @Test("A wheel whose selected row is removed turns to its last row")
  func losesRows() {
    var component: PickerView.Component = ["S", "M", "L"]
    component.selectedRow = 2
    component.rows = ["S", "M"]
    #expect(component.selectedRow == 1)
    component.rows = []
    #expect(component.selectedRow == 0)
  }

  @Test("A selection without a row does not send a title", arguments: [-1, 0, 2])
  func titles(row: Int) throws {
    let title = try Event<PickerView, String>.rowSelected.payload(of: (row: row, component: 0), in: sizes)
    #expect(title == (row == 0 ? "Red" : nil))
  }

  @Test("A change of a row is reported with the path to it")
  func changes() {
    let changes = Mod<PickerView>.selectRow(1, inComponent: 1).changes(to: sizes)
    #expect(changes.map(\.description) == ["components[1].selectedRow: 0 → 1"])
  }
}
