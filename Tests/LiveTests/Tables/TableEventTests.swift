import LiveTesting
import TestSupport
import Testing

@MainActor
@Suite("The events of a table")
struct TableEventTests {
  let log = Log()

  private func row(_ section: Int, _ row: Int) -> RowPath { RowPath(row: row, section: section) }

  private func table(_ counts: [Int], visible: Int = 3, _ mods: Mod<TableView>...) -> LiveTree<Void> {
    let sections = counts.enumerated().map { section, count in
      SectionModel(
        "H\(section)", footer: "F\(section)",
        rows: RowList((0..<count).map { CellModel("\(section).\($0)", TableViewCell(.text("\(section).\($0)"))) }))
    }
    return LiveTree(TableView(.model(TableModel(sections)), .visibleRowCount(visible), Mod(list: mods)))
  }

  @Test("A changed selection is sent once, with all selected rows")
  func selection() throws {
    let log = log
    let tree = table(
      [3], .allowsMultipleSelection(true), .didSelectRow --> { log("select \($0)") },
      .didDeselectRow --> { log("deselect \($0)") }, .selectionDidChange --> { log("\($0)") })
    try tree.select(at: row(0, 0))
    try tree.select(at: row(0, 2))
    try tree.select(at: row(0, 0))
    try tree.deselect(at: row(0, 2))
    #expect(
      log.lines == [
        "select [0, 0]", "[[0, 0]]", "select [0, 2]", "[[0, 0], [0, 2]]", "deselect [0, 0]", "[[0, 2]]",
        "deselect [0, 2]", "[]",
      ])
  }

  @Test("`willDeselectRow` returning `nil` keeps a row selected, and refuses the user's action")
  func willDeselect() throws {
    let tree = table([3], .willDeselectRow -- { _, path in path.row == 0 ? nil : path })
    try tree.select(at: row(0, 0))
    #expect(throws: TableError.self) { try tree.select(at: row(0, 1)) }
    #expect(throws: TableError.self) { try tree.deselect(at: row(0, 0)) }
    #expect((tree.widget as? TableView)?.selectedRows == [row(0, 0)])
  }

  @Test("`willDeselectRow` deselects another row instead")
  func otherRow() throws {
    let first = row(0, 0)
    let tree = table([3], .allowsMultipleSelection(true), .willDeselectRow -- { _, _ in first })
    try tree.select(at: row(0, 0))
    try tree.select(at: row(0, 1))
    try tree.deselect(at: row(0, 1))
    #expect((tree.widget as? TableView)?.selectedRows == [row(0, 1)])
  }

  @Test("A row's `onSelect` decides whether it stays selected")
  func onSelect() throws {
    let log = log
    let rows = [true, false].map { stays in
      CellModel("\(stays)", TableViewCell(.text("\(stays)"))).with {
        $0.onSelect = {
          log("onSelect \(stays)")
          return stays
        }
      }
    }
    let tree = LiveTree(
      TableView(.model(TableModel([SectionModel(rows: RowList(rows))])), .selectionDidChange --> { log("\($0)") }))
    try tree.find(.text("true")).tap()
    try tree.find(.text("false")).tap()
    #expect(log.lines == ["onSelect true", "[[0, 0]]", "onSelect false", "[]"])
  }

  @Test("Scrolling sends the visible rows, the top row, and the headers and footers that appear and disappear")
  func scrolling() throws {
    let log = log
    let tree = table(
      [2, 3], .visibleRowsChanged --> { log("rows \($0)") }, .userDidScrollToRow --> { log("top \($0)") },
      .willDisplayHeader --> { log("+H\($0)") }, .didEndDisplayingHeader --> { log("-H\($0)") },
      .willDisplayFooter --> { log("+F\($0)") }, .didEndDisplayingFooter --> { log("-F\($0)") })
    #expect(log.lines == ["rows [[0, 0], [0, 1], [1, 0]]", "+H0", "+H1", "+F0"])
    try tree.scroll(to: row(1, 0))
    #expect(
      log.lines.dropFirst(4) == ["rows [[1, 0], [1, 1], [1, 2]]", "-H0", "+F1", "-F0", "top [1, 0]"])
    try tree.scroll(to: row(1, 0))
    #expect(log.lines.dropFirst(9) == ["top [1, 0]"])
    // The header of a section is above its first row.
    try tree.scroll(to: row(0, 1))
    #expect(log.lines.dropFirst(10) == ["rows [[0, 1], [1, 0], [1, 1]]", "+F0", "-F1", "top [0, 1]"])
  }

  @Test("A swipe on a row is sent between the events of its editing")
  func editing() throws {
    let log = log
    let rows = [
      CellModel("Ada", TableViewCell(.text("Ada"))).with {
        $0.trailingSwipeActions = [SwipeAction("Flag") { log("flag") }]
      }
    ]
    let tree = LiveTree(
      TableView(
        .model(TableModel([SectionModel(rows: RowList(rows))])), .willBeginEditingRow --> { log("begin \($0)") },
        .didEndEditingRow --> { log("end \($0)") }))
    try tree.find(.text("Ada")).swipe("Flag")
    #expect(log.lines == ["begin [0, 0]", "flag", "end [0, 0]"])
  }

  @Test("`targetIndexPathForMoveFromRow` chooses where a moved row goes")
  func moving() throws {
    let log = log
    let rows = ["A", "B", "C"].map { CellModel($0, TableViewCell(.text($0))).with { $0.canMove = true } }
    let last = row(0, 2)
    let tree = LiveTree(
      TableView(
        .model(TableModel([SectionModel(rows: RowList(rows))])), .isEditing(true),
        .targetIndexPathForMoveFromRow -- { _, _, _ in last }, .didMoveRow --> { log("\($0.from) to \($0.to)") }))
    try tree.find(.text("A")).move(to: row(0, 1))
    #expect(log.lines == ["[0, 0] to [0, 2]"])
  }

  @Test("Bound methods scroll to a row and to the nearest selected row, and send the end of scrolling")
  func methods() {
    let log = log
    let rows = Var(row(0, 4))
    let selected = Var(())
    let tree = table(
      [10], .scrollToRow <-- rows, .selectedRows([row(0, 2), row(0, 9)]), .scrollToNearestSelectedRow <-- selected,
      .didEndScrollingAnimation --> { log("scrolled") })
    #expect((tree.widget as? TableView)?.contentOffset.y == 88)
    rows.set(row(0, 5))
    #expect((tree.widget as? TableView)?.contentOffset.y == 220)
    rows.set(row(3, 0))
    #expect(log.lines == ["scrolled", "scrolled", "scrolled"])
  }

  @Test("A table of literals has a section for each list, and a row with each text")
  func literals() throws {
    let tree = LiveTree(TableView(.tableData -- [["One", "Two"], ["One"]]))
    #expect(tree.find(.cell).all.map(\.name) == ["One", "Two", "One"])
  }
}
