import Mod
import Testing
import Widgets

private struct User: Identifiable, Equatable {
  let id: Int
  var name = ""
}

private let users = [User(id: 1, name: "Ada"), User(id: 2, name: "Grace")]

@Suite("A table model")
struct TableModelTests {
  @Test("A table model is built of sections and rows in a block")
  func block() {
    let isAdmin = users.count == 2
    let table = TableView(.style(.grouped)) {
      Section("Users", footer: "Two") {
        ForEach(users) { user in Label(user.name) }
        if isAdmin { CellModel("add", TableViewCell(.text("Add"))) }
      }
      if !isAdmin { Section("Never") {} }
      for letter in ["A", "B"] { Section(letter, indexTitle: letter) { [CellModel(letter)] } }
    }
    #expect(table.style == .grouped)
    #expect(table.model.description == #"TableModel("Users": 3 rows, "A": 1 row, "B": 1 row)"#)
    #expect(table.model.sections[0].rows.map(\.id) == [1, 2, "add"])
    #expect(table.model.sectionIndexTitles == ["A", "B"])
  }

  @Test("A block of a table model may contain conditions", arguments: [true, false])
  func choices(isLong: Bool) {
    let model = TableModel {
      if isLong {
        Section("Long") {
          for number in 0..<3 { Label("\(number)") }
        }
      } else {
        Section("Short") {
          if isLong { Label("Never") } else { CellModel("one") }
        }
      }
    }
    #expect(model.rowCounts == [isLong ? 3 : 1])
  }

  @Test("A table model shows cells with headers and footers, in a table made by a block")
  func cells() {
    let table = TableView {
      Section("Users", footer: "Two") { ForEach(users) { user in Label(user.name) } }
    }
    #expect(table.children.elements.map(\.key) == [WidgetKey("header", "Users"), 1, 2, WidgetKey("footer", "Users")])
    #expect(table.treeDescription.contains(#"Label(text: "Grace""#))
  }

  @Test("Rows without keys in a table model have no identity but their positions")
  func unnamed() {
    let section = SectionModel {
      Label("a")
      Label("b")
    }
    #expect(section.rows[0].id == section.rows[1].id)
    #expect(TableView { section }.children.elements.map(\.key) == [nil, nil])
  }

  @Test("A table model has an empty state for a table without rows")
  func emptyState() {
    let model = TableModel([SectionModel("Users", rows: [])]).with { $0.emptyState = Label("Nobody") }
    #expect(model.isEmpty)
    #expect(model != TableModel([SectionModel("Users", rows: [])]))
  }

  @Test("A table model finds rows by their paths, and the paths of consecutive rows")
  func paths() {
    let model = TableModel([
      SectionModel("A", rows: [CellModel(1), CellModel(2)]), SectionModel("B", rows: []),
      SectionModel("C", rows: [CellModel(3)]),
    ])
    #expect(model[RowPath(row: 0, section: 2)]?.id == 3)
    #expect(model[RowPath(row: 0, section: 1)] == nil)
    #expect(model[RowPath(row: 0, section: 3)] == nil)
    #expect(model.rowPaths(from: RowPath(row: 1, section: 0), count: 5).map(\.description) == ["[0, 1]", "[2, 0]"])
    #expect(model.rowPaths(from: RowPath(row: 0, section: 0), count: 1).count == 1)
    #expect(model.rowPaths(from: RowPath(row: 0, section: 9), count: 1).isEmpty)
  }

  @Test("A table model compares rows by their identity and their cells")
  func identities() {
    let row = CellModel("Ada", TableViewCell(.text("Ada")))
    #expect(row == CellModel("Ada", TableViewCell(.text("Ada"))))
    #expect(row != CellModel("Bob", TableViewCell(.text("Ada"))))
    #expect(row != CellModel("Ada", TableViewCell(.text("Bob"))))
  }

  @Test("Table models are compared by what rows show and allow, and not by their closures")
  func equality() {
    let row = CellModel(1, TableViewCell(.text("Ada")))
    let selecting = row.with { $0.didSelect = {} }
    #expect(row == selecting)
    let tall = row.with { $0.height = 60 }
    #expect(row != tall)
    let themed = row.with { $0.height = .token(\Brand.radius) }
    #expect(themed == row.with { $0.height = .token(\Brand.radius) } && themed.height == 8 && themed != row)
    #expect(RowCell(themed).cell.appearance(environment: .night).height?.points == 0)
    let swiped = row.with { $0.trailingSwipeActions = [SwipeAction("Pin", handler: {})] }
    #expect(row != swiped)
    let actions = [SwipeAction("Pin", handler: {}), SwipeAction("Pin", handler: {})]
    #expect(actions[0] == actions[1])
    #expect(actions[0] != SwipeAction("Pin", style: .destructive, handler: {}))
  }

  @Test("A table model has offset 0 for rows before its first section")
  func above() {
    let table = TableView { Section("Users") { ForEach(users) { user in Label(user.name) } } }
    #expect(table.offset(of: RowPath(row: 0, section: -1)) == 0)
    #expect(table.offset(of: RowPath(row: 1, section: 0)) == 44)
  }

  @Test("A table scrolled to the end shows its last rows, or all of them if they are few", arguments: 0...8)
  func ends(visible: Int) {
    let model = TableModel(
      [2, 0, 3, 1].enumerated().map { section, count in
        SectionModel(id: WidgetKey(section), rows: RowList((0..<count).map { CellModel("\(section)/\($0)") }))
      })
    let table = TableView(.tableData(model), .visibleRowCount(visible))
    let all = model.rowPaths(from: RowPath(row: 0, section: 0), count: 9)
    #expect(table.window(from: RowPath(row: 1, section: 3)) == all.suffix(visible))
  }

  @Test("A table model has cells with texts, and rows with any widget")
  func cell() {
    let cell = TableViewCell(.text("Ada"), .detailText("1815"))
    let styles: [TableViewCell.Style] = [.value1, .value2, .subtitle, .item]
    #expect(styles.allSatisfy { cell.with(.style($0)).shownText == "Ada, 1815" })
    #expect(cell.shownText == "Ada")
    #expect(TableViewCell().shownText == nil)
    #expect(CellModel(1, showing: Label("a")).cell.subviews == [Label("a")])
  }
}
