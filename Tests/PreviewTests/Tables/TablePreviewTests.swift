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
  @Test("shows the texts of a cell as its style has them")
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

  @Test("shows what is in a cell, its picture and what stands at its end")
  func content() {
    #expect(
      shown(TableViewCell(.image(Image(named: "ada")), .subviews([Switch()]), .accessoryType(.checkmark)))
        == ["StackView row", #"ImageView "ada""#, "Switch off", #"Label "✓""#])
    #expect(shown(TableViewCell(.accessoryView(Label("→")))).last == #"Label "→""#)
    #expect(shown(TableViewCell(.accessoryType(.detailDisclosureButton))).suffix(2) == [#"Label "ⓘ""#, #"Label "›""#])
    let editing = TableViewCell(
      .isEditing(true), .accessoryType(.detailButton), .editingAccessoryType(.disclosureIndicator))
    #expect(shown(editing).last == #"Label "›""#)
    #expect(shown(TableViewCell(.accessoryType(.detailButton))).last == #"Label "ⓘ""#)
  }

  @Test("shows the cells between what stands above and below them")
  func table() {
    let table = TableView(.tableHeaderView(Label("Above")), .tableFooterView(Label("Below"))) {
      Section("Users") { CellModel(1, TableViewCell(.text("Ada"))) }
    }
    let html = Preview.html(table)
    let texts = ["Above", "Users", "Ada", "Below"].compactMap { html.range(of: $0)?.lowerBound }
    #expect(texts.count == 4 && texts == texts.sorted())
  }
}
