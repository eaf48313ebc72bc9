import Foundation
import Mod
import Testing
import Widgets

@testable import Preview

@Suite("The parts of a cell in previews")
struct CellPartsTests {
  @Test(
    "A text label of a cell is drawn with its style, in the places of every cell style",
    arguments: TableViewCell.Style.allCases)
  func labels(style: TableViewCell.Style) {
    let cell = TableViewCell(
      .text("Ada"), .detailText("1815"), .style(style), .textLabel.textColor(.systemRed),
      .detailTextLabel.font(.caption2))
    let text = Preview.text(cell.preview)
    #expect(text.contains("textColor: .systemRed"))
    #expect(style == .default || text.contains("font: .caption2"))
  }

  @Test("Backgrounds of cells are behind the content, and that of a selected cell replaces the normal one")
  func backgrounds() {
    let cell = TableViewCell(
      .text("Ada"), .backgroundView(Label("behind")), .selectedBackgroundView(Label("selected")))
    #expect(Preview.text(cell.preview).contains("behind"))
    let selected = Preview.text(cell.with(.isSelected(true)).preview)
    #expect(selected.contains("selected") && !selected.contains("behind"))
  }

  @Test("An edited cell shows its accessory for editing")
  func accessory() {
    let cell = TableViewCell(.accessoryView(Label("plain")), .editingAccessoryView(Label("edit")))
    #expect(Preview.text(cell.preview).contains("plain"))
    #expect(Preview.text(cell.with(.isEditing(true)).preview).contains("edit"))
  }

  @Test("A table has its background behind the rows, and shows its refresh control while it refreshes")
  func table() {
    let table = TableView(
      .backgroundView(Label("behind")), .refreshControl(RefreshControl(.isRefreshing(true)))
    ) {
      Section { TableViewCell(.text("Ada")) }
    }
    let html = Preview.html(table)
    for text in ["behind", "Refreshing", "Ada"] { #expect(html.contains(text)) }
    #expect(!Preview.html(table.with(.refreshControl(RefreshControl()))).contains("Refreshing"))
    #expect(Preview.html(ScrollView(.refreshControl(RefreshControl(.isRefreshing(true))))).contains("Refreshing"))
  }

  @Test("A stack shows its styled bar, and a toolbar with the items of the top screen")
  func bars() {
    let stack = NavigationController(.isToolbarHidden(false), .navigationBar.barTintColor(.systemRed)) {
      ViewController("Users", .toolbarItems([BarButtonItem("Archive")]))
    }
    #expect(Preview.html(stack).contains("Archive"))
    #expect(Preview.text(stack.preview).contains("barTintColor: .systemRed"))
    #expect(!Preview.html(stack.with(.isToolbarHidden(true))).contains("Archive"))
  }

  @Test("The description of a drawing names the detail text of a cell if its style shows it")
  func descriptions() {
    func description(_ style: TableViewCell.Style) -> String? {
      Preview.svg(TableViewCell(.text("T"), .detailText("DD"), .style(style)))
        .firstMatch(of: /<desc>(.*)<\/desc>/).map { String($0.output.1) }
    }
    #expect(description(.default) == "T" && description(.value1) == "T, DD" && description(.subtitle) == "T, DD")
  }
}
