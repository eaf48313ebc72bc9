import Foundation
import Mod
import Preview
import Testing
import Widgets

/// The kinds of what a preview shows of a widget, and their texts.
private func shown(_ widget: some Previewable) -> [String] {
  Preview.text(widget.preview).split(separator: "\n").map { line in
    line.trimmingCharacters(in: .whitespaces).split(separator: " ").prefix(2).joined(separator: " ")
  }
}

@Suite("A preview of a table")
struct TablePreviewTests {
  @Test("A preview of a table shows the texts of a cell as its style has them")
  func styles() {
    let cell = TableViewCell(.text("Ada"), .detailText("1815"))
    #expect(shown(cell) == ["StackView row", #"Label "Ada""#, "Spacer"])
    #expect(
      shown(cell.with(.style(.value1))) == ["StackView row", #"Label "Ada""#, "Spacer", #"Label "1815""#])
    #expect(shown(cell.with(.style(.value2))) == ["StackView row", #"Label "Ada""#, #"Label "1815""#, "Spacer"])
    #expect(
      shown(cell.with(.style(.subtitle)))
        == ["StackView row", "StackView column", #"Label "Ada""#, #"Label "1815""#, "Spacer"])
  }

  @Test("A preview of a table shows what is in a cell, its picture and what stands at its end")
  func content() {
    #expect(
      shown(TableViewCell(.image(Image(named: "ada")), .subviews([Switch()]), .accessoryType(.checkmark)))
        == ["StackView row", #"ImageView "ada""#, "Switch off", #"ImageView "checkmark""#])
    #expect(shown(TableViewCell(.accessoryView(Label("→")))).last == #"Label "→""#)
    #expect(
      shown(TableViewCell(.accessoryType(.detailDisclosureButton))).suffix(2)
        == ["Button buttonType:", #"ImageView "chevron.forward""#])
    let editing = TableViewCell(
      .isEditing(true), .accessoryType(.detailButton), .editingAccessoryType(.disclosureIndicator))
    #expect(shown(editing).last == #"ImageView "chevron.forward""#)
    #expect(shown(TableViewCell(.accessoryType(.detailButton))).last == "Button buttonType:")
  }

  @Test("A preview of a table shows the cells between what stands above and below them")
  func table() {
    let table = TableView(.tableHeaderView(Label("Above")), .tableFooterView(Label("Below"))) {
      Section("Users") { CellModel(1, TableViewCell(.text("Ada"))) }
    }
    let html = Preview.html(table)
    let texts = ["Above", "Users", "Ada", "Below"].compactMap { html.range(of: $0)?.lowerBound }
    #expect(texts.count == 4 && texts == texts.sorted())
  }

  private let sections = [
    Section("Users", footer: "Two") {
      CellModel(1, TableViewCell(.text("Ada")))
      CellModel(2, TableViewCell(.text("Grace"), .isSelected(true)))
    },
    Section(id: "settings") { CellModel(3, TableViewCell(.text("Language"))) },
  ]

  private func table(_ mods: Mod<TableView>...) -> TableView { TableView(Mod(list: mods)) { sections } }

  @Test("A preview of a table sets sections apart as its style says", arguments: TableView.Style.allCases)
  func tableStyles(style: TableView.Style) {
    let svg = Preview.svg(table(.style(style)))
    let text = Preview.terminal(table(.style(style)), width: 30, color: false)
    #expect(svg.contains("rx=\"10\"") == (style == .insetGrouped))
    #expect(text.contains("╭") == (style == .insetGrouped))
    #expect(Preview.html(table(.style(style))).contains("border-radius:10px") == (style == .insetGrouped))
    // Between two rows of a section; above and below each of two sections, if they are grouped.
    let lines = text.split(separator: "\n").count { $0.hasPrefix("  ──") || $0.hasPrefix("──") }
    #expect(lines == (style == .plain ? 1 : style == .grouped ? 5 : 0))
  }

  @Test("A preview of a table has lines between rows that begin where the texts do, or where the table says")
  func separators() {
    #expect(Preview.html(table()).contains("margin-inline-start:16px"))
    #expect(Preview.html(table(.separatorInset(EdgeInsets(left: 40)))).contains("margin-inline-start:40px"))
    #expect(Preview.html(table(.separatorColor(.red))).contains("background-color:#FF0000"))
    #expect(!Preview.html(table(.separatorStyle(.none))).contains("<hr"))
  }

  @Test("A preview of a table has headers and footers in the fonts of their places")
  func titles() {
    #expect(Preview.text(table().preview).contains(#"Label "Users" (heading) font: .headline"#))
    #expect(Preview.text(table(.style(.grouped)).preview).contains(#"Label "Users" (heading) font: .footnote"#))
    #expect(Preview.text(table().preview).contains(#"Label "Two" font: .footnote, textColor: .secondaryLabel"#))
  }

  @Test("A preview of a table is a table of rows that say whether they are selected")
  func accessibility() throws {
    let html = try Markup(Preview.html(table(.allowsMultipleSelection(true))))
    let tables = html["div"].filter { $0.attributes["role"] == "table" }
    #expect(tables.map { $0.attributes["aria-multiselectable"] } == ["true"])
    let rows = html["div"].filter { $0.attributes["role"] == "row" }
    #expect(rows.map { $0.attributes["aria-selected"] } == ["false", "true", "false"])
    let first = try Markup(Preview.html(table(.cells([TableViewCell(.text("Ada"))]))))
    #expect(first["div"].compactMap { $0.attributes["aria-rowcount"] } == [])
    let longer = try Markup(
      Preview.html(TableView(.visibleRowCount(1)) { sections }))
    #expect(longer["div"].compactMap { $0.attributes["aria-rowcount"] } == ["3"])
  }

  @Test("A preview of a table shows what it takes to edit rows, and to drag them")
  func editing() {
    let rows = Section("Songs") {
      CellModel(1, TableViewCell(.text("Fugue"))).with {
        $0.editingStyle = .delete
        $0.canMove = true
      }
      CellModel(2, TableViewCell(.text("Aria"))).with { $0.editingStyle = .insert }
    }
    let shown = Preview.text(TableView(.isEditing(true)) { rows }.preview)
    for sign in ["minus.circle", "plus.circle", "line.3.horizontal"] { #expect(shown.contains("\"\(sign)\"")) }
    #expect(!Preview.text(TableView { rows }.preview).contains("ImageView"))
  }

  @Test("A preview of a table has what a swipe offers in words, and in a browser as buttons")
  func swipes() throws {
    let table = TableView {
      Section("Songs") {
        CellModel(1, TableViewCell(.text("Fugue"))).with {
          $0.leadingSwipeActions = [SwipeAction("Pin") {}]
          $0.trailingSwipeActions = [SwipeAction("Delete", style: .destructive) {}, SwipeAction("More") {}]
        }
      }
    }
    #expect(Preview.text(table.preview).contains(#"SwipeActions "Pin" "Delete" "More""#))
    let buttons = try Markup(Preview.html(table))["button"].map { $0.attributes["class"] }
    #expect(buttons == ["SwipeAction", "SwipeAction", "SwipeAction destructive"])
    #expect(!Preview.svg(table).contains("Delete"))
  }
}
