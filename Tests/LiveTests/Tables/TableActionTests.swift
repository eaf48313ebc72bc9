import LiveTesting
import Testing

private func path(_ section: Int, _ row: Int) -> RowPath { RowPath(row: row, section: section) }

@MainActor
private final class UserLog {
  var lines: [String] = []

  /// A row that notes all that is done to it.
  func row(_ name: String) -> CellModel {
    CellModel(name, TableViewCell(.text(name), .accessoryType(.detailButton))).with {
      $0.editingStyle = .delete
      $0.canMove = true
      $0.leadingSwipeActions = [SwipeAction("Pin") { self.lines.append("pin \(name)") }]
      $0.didSelect = { self.lines.append("select \(name)") }
      $0.didDeselect = { self.lines.append("deselect \(name)") }
      $0.didHighlight = { self.lines.append("highlight \(name)") }
      $0.didUnhighlight = { self.lines.append("unhighlight \(name)") }
      $0.accessoryTapped = { self.lines.append("details of \(name)") }
      $0.commit = { self.lines.append("\($0) \(name)") }
      $0.didMove = { self.lines.append("move \(name) to \($0)") }
    }
  }

  func table(_ names: String...) -> TableModel { TableModel([SectionModel("Users", rows: RowList(names.map(row)))]) }
}

@MainActor
@Suite("A user of a table")
struct TableActionTests {
  private let log = UserLog()

  @Test("A user selects one row of a table")
  func selection() throws {
    let driver = TableDriver(log.table("Ada", "Grace"))
    try driver.select(at: path(0, 0))
    try driver.select(at: path(0, 1))
    #expect(driver.selectedRows == [path(0, 1)])
    #expect(
      log.lines == [
        "highlight Ada", "unhighlight Ada", "select Ada", "highlight Grace", "unhighlight Grace", "deselect Ada",
        "select Grace",
      ])
    #expect(driver.find(TableViewCell.self).all.map(\.isSelected) == [false, true])
  }

  @Test("A user selects several rows of a table if that is allowed")
  func multipleSelection() throws {
    let driver = TableDriver(log.table("Ada", "Grace"), in: TableView(.allowsMultipleSelection(true)))
    try driver.select(at: path(0, 1))
    try driver.select(at: path(0, 0))
    #expect(driver.selectedRows == [path(0, 0), path(0, 1)])
    try driver.select(at: path(0, 0))
    #expect(driver.selectedRows == [path(0, 1)])
    #expect(log.lines.last == "deselect Ada")
  }

  @Test("Selected rows stay selected while the table changes, wherever they move")
  func keptSelection() throws {
    let driver = TableDriver(log.table("Ada", "Grace", "Alan"), in: TableView(.allowsMultipleSelection(true)))
    try driver.select(at: path(0, 0))
    try driver.select(at: path(0, 1))
    driver.show(log.table("Edsger", "Grace", "Ada"))
    #expect(driver.selectedRows == [path(0, 1), path(0, 2)])
    driver.show(log.table("Edsger", "Ada"))
    #expect(driver.selectedRows == [path(0, 1)])
    try driver.show(log.table("Ada"), changes: BatchUpdate(deletedRows: [path(0, 0)]))
    #expect(driver.selectedRows == [path(0, 0)])
    #expect(driver.find(TableViewCell.self).all.map(\.isSelected) == [true])
  }

  @Test("Selected rows in a reloaded section are deselected")
  func reloadedSelection() throws {
    let driver = TableDriver(log.table("Ada", "Grace"))
    try driver.select(at: path(0, 1))
    try driver.show(log.table("Alan"), changes: BatchUpdate(reloadedSections: [0]))
    #expect(driver.selectedRows == [])
    #expect(driver.find(TableViewCell.self).all.map(\.text) == ["Alan"])
  }

  @Test("A row that does not allow selection is not selected")
  func refusedSelection() {
    let model = TableModel([SectionModel(rows: [log.row("Ada").with(\.isSelectable .~ false)])])
    #expect(throws: TableError(action: "select", path: path(0, 0), reason: "it is not selectable")) {
      try TableDriver(model).select(at: path(0, 0))
    }
    #expect(throws: TableError(action: "select", path: path(0, 0), reason: "the table does not allow it")) {
      try TableDriver(model, in: TableView(.allowsSelection(false))).select(at: path(0, 0))
    }
    #expect(throws: TableError(action: "deselect", path: path(0, 0), reason: "it is not selected")) {
      try TableDriver(model).deselect(at: path(0, 0))
    }
    #expect(throws: TableError(action: "select", path: path(1, 0), reason: "there are sections of [1] rows")) {
      try TableDriver(model).select(at: path(1, 0))
    }
  }

  @Test("A user deletes a row of a table in editing mode or by a swipe")
  func deletion() throws {
    let driver = TableDriver(log.table("Ada", "Grace"))
    try driver.commitEditing(at: path(0, 1))
    try driver.swipe(at: path(0, 0), "Delete")
    #expect(log.lines == ["delete Grace", "delete Ada"])
  }

  @Test("A row that does not allow editing is not edited")
  func refusedEditing() {
    let driver = TableDriver(TableModel([SectionModel(rows: [CellModel(1)])]))
    #expect(throws: TableError(action: "edit", path: path(0, 0), reason: "its editing style is none")) {
      try driver.commitEditing(at: path(0, 0))
    }
    #expect(
      throws: TableError(action: "tap the accessory of", path: path(0, 0), reason: "its accessory is none")
    ) { try driver.tapAccessory(at: path(0, 0)) }
  }

  @Test("A user chooses only actions that a swipe on the row shows")
  func swipe() throws {
    let driver = TableDriver(log.table("Ada"))
    try driver.swipe(at: path(0, 0), "Pin")
    #expect(log.lines == ["pin Ada"])
    let reason = #"it offers ["Pin", "Delete"], and not "Share""#
    #expect(throws: TableError(action: "swipe over", path: path(0, 0), reason: reason)) {
      try driver.swipe(at: path(0, 0), "Share")
    }
  }

  @Test("A user taps the accessory button of a row")
  func accessory() throws {
    try TableDriver(log.table("Ada")).tapAccessory(at: path(0, 0))
    #expect(log.lines == ["details of Ada"])
  }

  @Test("A user drags a row in editing mode, and the next model finds it at its new position")
  func reordering() throws {
    let driver = TableDriver(log.table("Ada", "Grace", "Alan"))
    let ada = try #require(driver.cell(at: path(0, 0)))
    driver.isEditing = true
    #expect(driver.find(TableViewCell.self).all.map(\.showsReorderControl) == [true, true, true])
    try driver.move(from: path(0, 0), to: path(0, 2))
    #expect(log.lines == ["move Ada to [0, 2]"])
    #expect(driver.cell(at: path(0, 2)) === ada)
    driver.show(log.table("Grace", "Alan", "Ada"))
    #expect(driver.lastUpdates.isEmpty)
    driver.show(log.table("Ada", "Grace", "Alan"))
    #expect(driver.lastUpdates == [BatchUpdate(movedRows: [.init(from: path(0, 2), to: path(0, 0))])])
  }

  @Test("A row that does not allow it is not dragged, nor is any row to a position that does not exist")
  func refusedReordering() {
    let driver = TableDriver(TableModel([SectionModel(rows: [log.row("Ada"), CellModel(2)])]))
    #expect(throws: TableError(action: "move", path: path(0, 0), reason: "the table is not edited")) {
      try driver.move(from: path(0, 0), to: path(0, 1))
    }
    driver.isEditing = true
    #expect(throws: TableError(action: "move", path: path(0, 1), reason: "it cannot move")) {
      try driver.move(from: path(0, 1), to: path(0, 0))
    }
    #expect(throws: TableError(action: "move", path: path(0, 0), reason: "there is no place [1, 0]")) {
      try driver.move(from: path(0, 0), to: path(1, 0))
    }
  }
}
