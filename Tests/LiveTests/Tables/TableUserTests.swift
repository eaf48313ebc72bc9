import struct Foundation.CGPoint
import LiveTesting
import Testing

private func path(_ section: Int, _ row: Int) -> RowPath { RowPath(row: row, section: section) }

@MainActor
private final class Lines {
  var all: [String] = []
}

/// A table of numbers in a tree, three of which are in sight.
@MainActor
private func numbers(_ count: Int = 100, _ mod: Mod<TableView> = .identity) -> LiveTree<Void> {
  let rows = RowList(0..<count, id: { $0 }) { number in
    CellModel(number, TableViewCell(.text("\(number)"))).with { $0.isSelectable = number != 1 }
  }
  return LiveTree(
    VStack {
      Label("Numbers")
      TableView(.visibleRowCount(3), .model(TableModel([SectionModel(rows: rows)])), mod)
    })
}

extension NodeConvertible {
  /// The texts of the cells in sight.
  fileprivate var texts: [String] { find(TableViewCell.self).all.map { $0.text ?? "" } }
}

@MainActor
@Suite("A user of a table in a tree")
struct TableUserTests {
  @Test("A user of a table in a tree selects a row by a tap on its cell, in UIKit's order")
  func tap() throws {
    let lines = Lines()
    func row(_ name: String) -> CellModel {
      CellModel(name, TableViewCell(.text(name))).with {
        $0.didHighlight = { lines.all.append("\(name) highlighted") }
        $0.didUnhighlight = { lines.all.append("\(name) unhighlighted") }
        $0.didSelect = { lines.all.append("\(name) selected") }
        $0.didDeselect = { lines.all.append("\(name) deselected") }
      }
    }
    let liveTree = LiveTree(
      VStack {
        TableView(.didSelectRow --> { lines.all.append("selected \($0)") }) {
          Section {
            row("Ada")
            row("Grace")
          }
        }
      })
    try liveTree.find(.text("Ada")).tap()
    try liveTree.find(.cell("Grace")).tap()
    #expect(
      lines.all == [
        "Ada highlighted", "Ada unhighlighted", "selected [0, 0]", "Ada selected", "Grace highlighted",
        "Grace unhighlighted", "Ada deselected", "selected [0, 1]", "Grace selected",
      ])
    #expect(try liveTree.find(.selected).text == "Grace")
    #expect(try liveTree.find(TableView.self).selectedRows == [path(0, 1)])
  }

  @Test("A row is highlighted while a user touches it")
  func highlight() throws {
    let lines = Lines()
    weak var tree: Node?
    let liveTree = numbers(
      3,
      .didHighlightRow --> { _ in
        lines.all.append("\(tree?.find(TableViewCell.self).all.map(\.isHighlighted) ?? [])")
      })
    tree = liveTree.root
    try liveTree.find(.cell("2")).tap()
    #expect(lines.all == ["[false, false, true]"])
    #expect(liveTree.find(TableViewCell.self).all.allSatisfy { !$0.isHighlighted })
  }

  @Test("A touch selects a row that has moved meanwhile, but not one that has been deleted")
  func changeWhileTouched() throws {
    let names = Var(["Ada", "Grace"])
    let rows = names.tableData(id: { $0 }) { CellModel($0, TableViewCell(.text($0))) }
    let liveTree = LiveTree(TableView(.tableData <-- rows, .didHighlightRow --> { _ in names.set(["Alan", "Ada"]) }))
    try liveTree.find(.cell("Ada")).tap()
    #expect(try liveTree.find(.selected).text == "Ada")
    names.set(["Grace"])
    try liveTree.find(.cell("Grace")).tap()
    #expect(!liveTree.find(.selected).exists)
  }

  @Test("A user of a table in a tree cannot select a row that does not allow it")
  func refusedTap() throws {
    #expect(throws: TableError(action: "select", path: path(0, 1), reason: "it is not selectable")) {
      try numbers().find(.cell("1")).tap()
    }
    #expect(throws: TableError(action: "select", path: path(0, 0), reason: "the table does not allow it")) {
      try numbers(3, .allowsSelection(false)).find(.cell("0")).tap()
    }
    #expect(throws: ActionError("select a row of", "TableView", .noTouches)) {
      try LiveTree(TableView(.isUserInteractionEnabled(false)) { Section { CellModel(1) } }).select(at: path(0, 0))
    }
  }

  @Test("A tap on a button in a cell goes to the button and not to the row")
  func button() throws {
    var count = 0
    let liveTree = LiveTree(
      TableView { Section { TableViewCell { Button("Follow", .tapped --> { count += 1 }) }.with(.key(1)) } })
    try liveTree.find(.button("Follow")).tap()
    #expect(count == 1)
    #expect(!liveTree.find(.selected).exists)
    #expect(liveTree.find(.cell("Follow")).exists)
  }

  @Test("Selection in editing mode follows the table's settings, for one row and for several")
  func editing() throws {
    let liveTree = numbers(3, .isEditing(true))
    #expect(throws: TableError(action: "select", path: path(0, 0), reason: "the table does not allow it")) {
      try liveTree.find(.cell("0")).tap()
    }
    let one = numbers(3, .isEditing(true) <> .allowsSelection(false) <> .allowsSelectionDuringEditing(true))
    try one.find(.cell("0")).tap()
    try one.find(.cell("2")).tap()
    #expect(try one.find(TableView.self).selectedRows == [path(0, 2)])
    let several = numbers(
      3, .isEditing(true) <> .allowsSelectionDuringEditing(true) <> .allowsMultipleSelectionDuringEditing(true))
    try several.find(.cell("2")).tap()
    try several.find(.cell("0")).tap()
    #expect(try several.find(TableView.self).selectedRows == [path(0, 0), path(0, 2)])
    try several.find(.cell("2")).tap()
    #expect(try several.find(TableView.self).selectedRows == [path(0, 0)])
  }

  @Test("Outside editing mode, one row is selected at a time, whatever editing mode allows")
  func notEditing() throws {
    let liveTree = numbers(3, .allowsMultipleSelectionDuringEditing(true))
    try liveTree.find(.cell("0")).tap()
    try liveTree.find(.cell("2")).tap()
    #expect(try liveTree.find(TableView.self).selectedRows == [path(0, 2)])
  }

  @Test("A user's selection and a bound variable follow each other")
  func boundSelection() throws {
    let selection = Var<[RowPath]>([path(0, 2)])
    let liveTree = numbers(3, .selectedRows <--> selection)
    #expect(try liveTree.find(.selected).text == "2")
    try liveTree.find(.cell("0")).tap()
    #expect(selection.value == [path(0, 0)])
    selection.set([path(0, 7)])
    #expect(!liveTree.find(.selected).exists)
  }

  @Test("A user scrolls a table by points, to a row, to the end and back, and the visible cells follow")
  func scrolling() throws {
    let liveTree = numbers()
    let table = liveTree.find(TableView.self)
    try table.scroll(by: CGPoint(x: 0, y: 88))
    #expect(liveTree.texts == ["2", "3", "4"])
    try table.scroll(by: CGPoint(x: 0, y: 43))
    #expect(liveTree.texts == ["2", "3", "4"])
    try table.scroll(to: path(0, 50))
    #expect(liveTree.texts == ["50", "51", "52"])
    #expect(try table.contentOffset == CGPoint(x: 0, y: 2_200))
    try table.scrollToEnd()
    #expect(liveTree.texts == ["97", "98", "99"])
    #expect(try table.contentOffset == CGPoint(x: 0, y: 97 * 44))
    try table.scrollToTop()
    #expect(liveTree.texts == ["0", "1", "2"])
    #expect(throws: ActionError("scroll", "StackView", .wrongKind("StackView"))) { try liveTree.scroll(to: path(0, 1)) }
    #expect(throws: ActionError("scroll", "StackView/TableView", .declined(by: "isScrollEnabled"))) {
      try numbers(9, .isScrollEnabled(false)).find(TableView.self).scroll(to: path(0, 5))
    }
  }

  @Test("Scrolling by the program shows the row, also if the rows have different heights")
  func boundOffset() throws {
    let offset = Var(CGPoint(x: 0, y: 200))
    let liveTree = numbers(100, .contentOffset <-- offset <> .rowHeight(100))
    #expect(liveTree.texts == ["2", "3", "4"])
    offset.set(CGPoint(x: 0, y: 1e9))
    #expect(liveTree.texts == ["97", "98", "99"])
  }

  @Test("An action on a row out of view is refused, and scrolling finds the row")
  func outOfSight() throws {
    let liveTree = numbers()
    let table = liveTree.find(TableView.self)
    let reason = "it is out of sight, where rows [0, 0] to [0, 2] are: scroll to it first"
    #expect(throws: TableError(action: "select", path: path(0, 50), reason: reason)) {
      try table.select(at: path(0, 50))
    }
    let error = #expect(throws: QueryError.self) { try liveTree.find(.cell("50")).tap() }
    #expect(error?.outOfSight == ["97 of 100 rows of StackView/TableView"])
    #expect("\(try #require(error))".contains("scroll to them first:\n  97 of 100 rows of StackView/TableView\n"))
    try table.scroll(to: .cell("50"))
    try liveTree.find(.cell("50")).tap()
    #expect(try table.selectedRows == [path(0, 50)])
    try table.scroll(to: .cell("7"))
    #expect(liveTree.find(.cell("7")).exists)
    let offset = try table.contentOffset
    #expect(throws: QueryError.self) { try table.scroll(to: .cell("100")) }
    #expect(try table.contentOffset == offset)
  }

  @Test("Cells, and the widgets in them, can swipe, edit and move their rows")
  func cells() throws {
    let lines = Lines()
    let rows = RowList(["Ada", "Grace"], id: { $0 }) { name in
      CellModel(name, showing: TableViewCell(.accessoryType(.detailButton)) { Label(name) }).with {
        $0.editingStyle = .delete
        $0.trailingSwipeActions = [SwipeAction("Pin") { lines.all.append("pin \(name)") }]
        $0.canMove = true
      }
    }
    let table = TableView(
      .model(TableModel([SectionModel(rows: rows)])), .didCommit --> { lines.all.append("\($0.style) \($0.path)") },
      .accessoryButtonTapped --> { lines.all.append("details \($0)") },
      .didMoveRow --> { lines.all.append("move \($0) to \($1)") },
      .rowDeleted --> { (name: String) in lines.all.append("delete \(name)") })
    let liveTree = LiveTree(table)
    try liveTree.find(.text("Grace")).swipe("Pin")
    try liveTree.find(.text("Grace")).commitEditing()
    try liveTree.find(.text("Ada")).tapAccessory()
    try TableDriver(of: liveTree).isEditing = true
    try liveTree.find(.text("Ada")).move(to: path(0, 1))
    #expect(lines.all == ["pin Grace", "delete [0, 1]", "delete Grace", "details [0, 0]", "move [0, 0] to [0, 1]"])
    #expect(liveTree.find(.cell).all.map(\.name) == ["Grace", "Ada"])
    #expect(throws: ActionError("edit a row of", "View", .unanswered)) { try LiveTree(View()).commitEditing() }
    #expect(throws: ActionError("drive", "View", .wrongKind("View"))) { _ = try TableDriver(of: LiveTree(View())) }
  }

  @Test("A tap on a title of the index scrolls to its section")
  func index() throws {
    func liveTree(minimum: Int) -> LiveTree<Void> {
      LiveTree(
        TableView(.visibleRowCount(2), .sectionIndexMinimumDisplayRowCount(minimum)) {
          for letter in ["A", "B", "C"] {
            Section(letter, indexTitle: letter) {
              for number in 0..<(letter == "C" ? 0 : 3) {
                CellModel("\(letter)\(number)", TableViewCell(.text("\(letter)\(number)")))
              }
            }
          }
        })
    }
    let table = liveTree(minimum: 6)
    try table.select(indexTitle: "B")
    #expect(table.texts == ["B0", "B1"])
    #expect(throws: ActionError("select an index title of", "TableView", .missing("rows in the section “C”"))) {
      try table.select(indexTitle: "C")
    }
    let missing = ActionError("select an index title of", "TableView", .missing("index title “B”"))
    #expect(throws: missing) { try liveTree(minimum: 7).select(indexTitle: "B") }
  }
}
