import Foundation
import Live
import Mod
import Terminal
import TestSupport
import Testing
import Widgets

@testable import Layout
@testable import Preview

/// The kinds of what a preview shows of a widget, and their texts.
private func shown(_ widget: some Previewable) -> [String] {
  Preview.text(widget.preview).split(separator: "\n").map { line in
    line.trimmingCharacters(in: .whitespaces).split(separator: " ").prefix(2).joined(separator: " ")
  }
}

@Suite("A preview of a table")
struct TablePreviewTests {
  @Test("A cell shows its texts as its style arranges them")
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

  @Test("A cell shows its content, its image and its accessory")
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

  @Test("A table shows its cells between its header and its footer")
  func table() {
    let table = TableView(.tableHeaderView(Label("Above")), .tableFooterView(Label("Below"))) {
      Section("Users") { CellModel(1, TableViewCell(.text("Ada"))) }
    }
    let html = Preview.html(table)
    let texts = ["Above", "Users", "Ada", "Below"].compactMap { html.range(of: $0)?.lowerBound }
    #expect(texts.count == 4 && texts == texts.sorted())
  }

  @Test("In a page, a list without a label is named by the heading above it, or by the page")
  func names() {
    func names(_ widget: some Widget, as form: HTMLForm = .page()) -> [String] {
      Preview.html(widget, as: form).matches(of: /role="table"[^>]*?(?: aria-label="([^"]*)")?[ >]/)
        .map { String($0.output.1 ?? "none") }
    }
    let sections = [Section("Users") { TableViewCell(.text("Ada")) }]
    let lists: [any Widget] = [TableView { sections }, CollectionView { sections }]
    for list in lists {
      #expect(names(View(.subviews([list]))) == ["none"])
      #expect(names(ViewController("People") { list }) == ["People"])
      let screen = NavigationController { ViewController("People") { list } }
      #expect(names(screen) == ["People"] && names(screen, as: .fragment) == ["none"])
      #expect(
        names(
          VStack {
            Label("One", .accessibilityTraits(.header))
            list
            list
            Label("Two", .accessibilityTraits(.header))
            list
          }) == ["One", "One", "Two"])
    }
    #expect(names(TableView { sections }, as: .page(title: "Page")) == ["Page"])
    #expect(names(TableView(.accessibilityLabel("Own")) { sections }, as: .page(title: "Page")) == ["Own"])
  }

  private let sections = [
    Section("Users", footer: "Two") {
      CellModel(1, TableViewCell(.text("Ada")))
      CellModel(2, TableViewCell(.text("Grace"), .isSelected(true)))
    },
    Section(id: "settings") { CellModel(3, TableViewCell(.text("Language"))) },
  ]

  private func table(_ mods: Mod<TableView>...) -> TableView { TableView(Mod(list: mods)) { sections } }

  @Test("The table's style separates sections", arguments: TableView.Style.allCases)
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

  @Test("Separators begin where the texts do, or where the table sets")
  func separators() {
    #expect(Preview.html(table()).contains("margin-inline-start:16px"))
    #expect(Preview.html(table(.separatorInset(EdgeInsets(left: 40)))).contains("margin-inline-start:40px"))
    #expect(Preview.html(table(.separatorColor(.red))).contains("background-color:#FF0000"))
    #expect(!Preview.html(table(.separatorStyle(.none))).contains("<hr"))
  }

  @Test("The separator below a row has the insets of its cell")
  func ownSeparators() {
    func table(first: EdgeInsets?, last: EdgeInsets?) -> String {
      Preview.html(
        TableView(
          .cells([
            TableViewCell(.text("A"), .separatorInset(first)), TableViewCell(.text("B"), .separatorInset(last)),
          ])), as: .fragment)
    }
    let plain = table(first: nil, last: nil)
    #expect(table(first: EdgeInsets(left: 60), last: nil).contains("margin-inline-start:60px"))
    #expect(table(first: nil, last: EdgeInsets(left: 60)) == plain)
  }

  @Test("Content insets of tables, collections and text views are shown")
  func contentInsets() {
    let inset = EdgeInsets(top: 30, left: 50, bottom: 20, right: 40)
    let rows = Section { TableViewCell(.text("A")) }
    let lists: [(any Widget, any Widget)] = [
      (TableView { rows }, TableView(.contentInset(inset)) { rows }),
      (CollectionView { rows }, CollectionView(.contentInset(inset)) { rows }),
      (
        CollectionView(.scrollDirection(.horizontal)) { rows },
        CollectionView(.scrollDirection(.horizontal), .contentInset(inset)) { rows }
      ),
      (TextView(.text("A")), TextView(.text("A"), .contentInset(inset))),
    ]
    for (plain, inset) in lists {
      #expect(height(of: inset) == height(of: plain) + 50, "\(type(of: plain))")
      #expect(Preview.html(inset).contains(inset is TextView ? "start:55px" : "start:50px"), "\(type(of: plain))")
      if plain is TextView { continue }
      #expect(Preview.terminal(inset, width: 40, color: false) != Preview.terminal(plain, width: 40, color: false))
    }
  }

  private func height(of widget: any Widget) -> Double {
    let svg = Preview.svg(VStack { widget }, width: 300)
    return (svg.firstMatch(of: /height="([0-9.]+)"/)?.output.1).flatMap { Double($0) } ?? 0
  }

  @Test("A described table has the same row height as a live one, in whichever order it is set")
  @MainActor func rowHeight() {
    let tall = table().with(.rowHeight(100))
    #expect(height(of: tall) == height(of: table(.rowHeight(100))))
    #expect(height(of: tall) == height(of: LiveTree(tall).widget))
    #expect(height(of: tall) > height(of: table()) + 150)
  }

  @Test("Headers and footers have the fonts of their places")
  func titles() {
    #expect(Preview.text(table().preview).contains(#"Label "Users" (heading) font: .headline"#))
    #expect(Preview.text(table(.style(.grouped)).preview).contains(#"Label "Users" (heading) font: .footnote"#))
    #expect(Preview.text(table().preview).contains(#"Label "Two" font: .footnote, textColor: .secondaryLabel"#))
  }

  @Test("A table has the role of a table, whose rows report their selection, except for headers and footers")
  func accessibility() throws {
    let html = try ParsedMarkup(Preview.html(table(.allowsMultipleSelection(true))))
    let tables = html["div"].filter { $0.attributes["role"] == "table" }
    #expect(tables.map { $0.attributes["aria-multiselectable"] } == ["true"])
    let rows = html["div"].filter { $0.attributes["role"] == "row" }
    #expect(rows.map { $0.attributes["aria-selected"] } == [nil, "false", "true", nil, "false"])
    #expect(html["hr"].allSatisfy { $0.attributes["aria-hidden"] == "true" } && !html["hr"].isEmpty)
    let empty = try ParsedMarkup(Preview.html(table(.cells([Label("Nobody")]))))
    #expect(empty["div"].contains { $0.attributes["role"] == "row" }, "an empty state is a row")
    let first = try ParsedMarkup(Preview.html(table(.cells([TableViewCell(.text("Ada"))]))))
    #expect(first["div"].compactMap { $0.attributes["aria-rowcount"] } == [])
    let longer = try ParsedMarkup(
      Preview.html(TableView(.visibleRowCount(1)) { sections }))
    #expect(longer["div"].compactMap { $0.attributes["aria-rowcount"] } == ["3"])
  }

  @Test("A table in editing mode shows controls for deleting and dragging rows")
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

  @Test("Swipe actions are listed in the text preview, and are buttons in a page")
  func swipes() throws {
    let table = mail()
    #expect(Preview.text(table.preview).contains(#"SwipeActions "Pin" "Delete" "More""#))
    let buttons = try ParsedMarkup(Preview.html(table))["button"].map { $0.attributes["class"] }
    #expect(
      buttons.map { $0?.replacing(/\ss\d+$/, with: "") } == ["SwipeAction", "SwipeAction", "SwipeAction destructive"])
    for preview in [Preview.svg(table), Preview.terminal(table, width: 40, color: false)] {
      #expect(!preview.contains("Pin") && !preview.contains("Delete"))
    }
  }

  private func mail(swiped edge: TableViewCell.SwipeEdge? = nil) -> TableView {
    TableView {
      Section("Mail") {
        CellModel(1, TableViewCell(.text("Fugue"), .swipedEdge(edge))).with {
          $0.leadingSwipeActions = [SwipeAction("Pin") {}]
          $0.trailingSwipeActions = [
            SwipeAction("Delete", style: .destructive) {}, SwipeAction("More", backgroundColor: .systemBlue) {},
          ]
        }
      }
    }
  }

  @Test("A preview shows a swiped row beside the actions of that edge, in order")
  func swiped() throws {
    #expect(
      Preview.terminal(mail(swiped: .leading), width: 30, color: false).split(separator: "\n").last
        == "[ Pin ]  Fugue")
    #expect(
      Preview.terminal(mail(swiped: .trailing), width: 30, color: false).split(separator: "\n").last
        == "  Fugue     [ More ][ Delete ]")
    #expect(
      Preview.terminal(mail(swiped: .leading), width: 30, color: false, isRightToLeft: true).split(separator: "\n").last
        == "                Fugue  [ Pin ]")
    let (leading, trailing) = (Preview.svg(mail(swiped: .leading)), Preview.svg(mail(swiped: .trailing)))
    #expect(leading.contains(">Pin<") && !leading.contains(">More<"))
    #expect(leading.contains(#"data-kind="TableViewCell" data-key="1" data-role="cell" transform="translate(74 0)""#))
    #expect(trailing.contains(">Delete<") && trailing.contains(">More<") && !trailing.contains(">Pin<"))
    #expect(trailing.contains("fill:#ff3b30") && trailing.contains("fill:#007aff"))
    let html = try ParsedMarkup(Preview.html(mail(swiped: .trailing)))
    #expect(
      html["button"].map { $0.attributes["class"]?.split(separator: " ").first } == ["SwipeAction", "SwipeAction"])
    #expect(html["div"].contains { $0.attributes["class"] == "SwipeActions open" })
    #expect(Preview.text(mail(swiped: .trailing).preview).contains("swipedEdge: .trailing"))
  }

  @Test("A preview leaves a row in place if there are no swipe actions, or in editing mode")
  func notSwiped() {
    let row = CellModel(1, TableViewCell(.text("Fugue"), .swipedEdge(.leading))).with {
      $0.trailingSwipeActions = [SwipeAction("Delete") {}]
    }
    for table in [TableView { Section { row } }, mail(swiped: .trailing).with(.isEditing(true))] {
      #expect(!Preview.text(table.preview).contains("SwipedRow"))
      #expect(!Preview.svg(table).contains(">Delete<"))
    }
  }

  @Test("A preview offers to delete a row with the delete style and without actions")
  func deletes() {
    let row = CellModel(1, TableViewCell(.text("Fugue"), .swipedEdge(.trailing))).with { $0.editingStyle = .delete }
    #expect(Preview.text(TableView { Section { row } }.preview).contains(#"SwipeActions "Delete""#))
    #expect(Preview.svg(TableView { Section { row } }).contains(">Delete<"))
  }

  private func list(_ mods: Mod<TableView>..., rows: Int = 1, titles: String...) -> TableView {
    TableView(Mod(list: mods)) {
      for title in titles {
        Section(id: WidgetKey(title), indexTitle: title) { for _ in 0..<rows { TableViewCell(.text("\(title)da")) } }
      }
    }
  }

  @Test("A table shows the titles of its index at the trailing edge")
  func index() throws {
    let table = list(titles: "A", "B", "C")
    #expect(
      Preview.terminal(table, width: 12, color: false) == "  Ada      A\n  Bda      B\n  Cda      C")
    #expect(
      Preview.terminal(table, width: 12, color: false, isRightToLeft: true)
        == "A      Ada\nB      Bda\nC      Cda")
    #expect(Preview.text(table.preview).hasSuffix(#"SectionIndex "A" "B" "C""#))
    let buttons = try ParsedMarkup(Preview.html(table))["button"]
    #expect(buttons.count == 3)
    #expect(Preview.html(table).contains(#"role="row" aria-label="Section index""#))
    let svg = Preview.svg(table.with(.sectionIndexColor(.red)))
    #expect([">A<", ">B<", ">C<"].allSatisfy(svg.contains) && svg.contains("fill:#ff0000"))
    #expect(Preview.html(table.with(.sectionIndexColor(.red))).contains("color:#FF0000"))
  }

  @Test("A table shows its index only from the minimum number of rows on")
  func indexOfFewRows() {
    let table = list(.sectionIndexMinimumDisplayRowCount(3), titles: "A", "B")
    #expect(!Preview.text(table.preview).contains("SectionIndex"))
    #expect(
      Preview.text(list(.sectionIndexMinimumDisplayRowCount(2), titles: "A", "B").preview).contains("SectionIndex"))
  }

  @Test("Titles of the index without space are left out, with dots in their place")
  func shortIndex() {
    let table = list(.height(60), titles: "A", "B", "C", "D", "E")
    let lines = Preview.terminal(table, width: 12, color: false).split(separator: "\n")
    #expect(lines.map(\.last) == ["A", "•", "E"])
  }
}
