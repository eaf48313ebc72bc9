import LiveTesting
import Testing

private func path(_ section: Int, _ item: Int) -> RowPath { RowPath(item: item, section: section) }

@MainActor
private final class CollectionLog {
  var lines: [String] = []

  func item(_ name: String) -> CellModel {
    CellModel(name, TableViewCell(.text(name))).with {
      $0.canMove = name != "fixed"
      $0.didSelect = { self.lines.append("select \(name)") }
      $0.didDeselect = { self.lines.append("deselect \(name)") }
    }
  }

  func model(_ names: String...) -> TableModel { TableModel([SectionModel("Users", rows: RowList(names.map(item)))]) }
}

@MainActor
@Suite("A user of a collection")
struct CollectionActionTests {
  private let log = CollectionLog()

  private func events() -> [Mod<CollectionView>] {
    let log = log
    return [
      .didHighlightItem --> { log.lines.append("highlighted \($0)") },
      .didUnhighlightItem --> { log.lines.append("unhighlighted \($0)") },
      .didSelectItem --> { log.lines.append("selected \($0)") },
      .didDeselectItem --> { log.lines.append("deselected \($0)") },
      .itemSelected --> { (item: CellModel) in log.lines.append("chosen \(item.id)") },
      .selectionDidChange --> { log.lines.append("selection \($0)") },
      .didMoveItem --> { log.lines.append("moved \($0.from) to \($0.to)") },
    ]
  }

  @Test("A user of a collection selects one item, or several if that is allowed")
  func selection() throws {
    let driver = CollectionDriver(log.model("Ada", "Grace"), in: CollectionView(.layout(.grid(columns: 2))))
    try driver.find(.cell("Ada")).tap()
    try driver.select(at: path(0, 1))
    #expect(driver.selectedItems == [path(0, 1)])
    #expect(driver.find(TableViewCell.self).all.map(\.isSelected) == [false, true])
    #expect(log.lines == ["select Ada", "deselect Ada", "select Grace"])
    let several = CollectionDriver(log.model("Ada", "Grace"), in: CollectionView(.allowsMultipleSelection(true)))
    try several.select(at: path(0, 1))
    try several.select(at: path(0, 0))
    #expect(several.selectedItems == [path(0, 0), path(0, 1)])
    try several.deselect(at: path(0, 1))
    #expect(several.selectedItems == [path(0, 0)])
  }

  @Test("A collection sends the events of a tap in order")
  func order() throws {
    let driver = CollectionDriver(log.model("Ada", "Grace"), in: CollectionView().with(Mod(list: events())))
    try driver.select(at: path(0, 0))
    #expect(
      log.lines == [
        "highlighted [0, 0]", "unhighlighted [0, 0]", "selected [0, 0]", "chosen \"Ada\"", "select Ada",
        "selection [[0, 0]]",
      ])
    log.lines = []
    try driver.select(at: path(0, 1))
    #expect(log.lines.contains("deselected [0, 0]"))
  }

  @Test("Delegates of a collection decline to highlight, select or deselect, and nothing changes")
  func declining() throws {
    let view = CollectionView(
      .allowsMultipleSelection(true), .shouldHighlightItem -- { _, path in path.item != 0 },
      .shouldSelectItem -- { _, path in path.item != 1 }, .shouldDeselectItem -- { _, _ in false })
    let driver = CollectionDriver(log.model("Ada", "Grace", "Alan"), in: view)
    #expect(throws: TableError(action: "select", path: path(0, 0), reason: "it declines by shouldHighlightItem")) {
      try driver.select(at: path(0, 0))
    }
    #expect(throws: TableError(action: "select", path: path(0, 1), reason: "it declines by shouldSelectItem")) {
      try driver.select(at: path(0, 1))
    }
    try driver.select(at: path(0, 2))
    #expect(throws: TableError.self) { try driver.select(at: path(0, 2)) }
    #expect(throws: TableError.self) { try driver.deselect(at: path(0, 2)) }
    #expect(driver.selectedItems == [path(0, 2)])
    #expect(log.lines == ["select Alan"])
  }

  @Test("A user moves an item without editing the collection, to the place that its delegate chooses")
  func moving() throws {
    let view = CollectionView(
      .layout(.grid(columns: 2)),
      .targetIndexPathForMoveFromItem -- { _, _, target in path(0, min(target.item, 1)) }
    ).with(Mod(list: events()))
    let driver = CollectionDriver(log.model("Ada", "Grace", "fixed"), in: view)
    try driver.find(.cell("Ada")).move(to: path(0, 2))
    #expect(driver.find(TableViewCell.self).all.map(\.text) == ["Grace", "Ada", "fixed"])
    #expect(driver.lastUpdates == [BatchUpdate(movedRows: [BatchUpdate.Move(from: path(0, 0), to: path(0, 1))])])
    #expect(log.lines == ["moved [0, 0] to [0, 1]"])
    #expect(throws: TableError(action: "move", path: path(0, 2), reason: "it cannot move")) {
      try driver.move(from: path(0, 2), to: path(0, 0))
    }
  }

  @Test("A collection refuses actions on items that are not visible, or are not selectable")
  func refusals() throws {
    let items = RowList((0..<9).map { number in CellModel(number).with { $0.isSelectable = number != 1 } })
    let driver = CollectionDriver(TableModel([SectionModel(rows: items)]), visibleItemCount: 2)
    #expect(throws: TableError(action: "select", path: path(0, 1), reason: "it is not selectable")) {
      try driver.select(at: path(0, 1))
    }
    #expect(throws: TableError.self) { try driver.select(at: path(0, 5)) }
    #expect(throws: TableError.self) { try driver.select(at: path(3, 0)) }
    let still = CollectionDriver(
      TableModel([SectionModel(rows: items)]), in: CollectionView(.allowsSelection(false), .isScrollEnabled(false)),
      visibleItemCount: 2)
    #expect(throws: TableError.self) { try still.select(at: path(0, 0)) }
    #expect(throws: ActionError.self) { try still.scroll(to: path(0, 5)) }
    #expect(throws: ActionError.self) { try TableDriver(of: LiveTree(CollectionView())) }
  }

  @Test("Arrow keys move to the items beside, above and below, and Return selects one")
  func keys() throws {
    let items = RowList((0..<9).map { CellModel($0, TableViewCell(.text("\($0)"))) })
    let tree = LiveTree(
      CollectionView(
        .layout(.grid(columns: 3)), .visibleItemCount(6), .model(TableModel([SectionModel(rows: items)]))))
    let driver = try CollectionDriver(of: tree)
    try tree.root.focusNext()
    for (key, item) in [
      (KeyPress.Key.right, 1), (.down, 4), (.down, 7), (.left, 6), (.up, 3), (.up, 0), (.pageDown, 5), (.end, 8),
    ] {
      try tree.root.press(KeyPress(key))
      try tree.root.press(.return)
      #expect(driver.selectedItems == [path(0, item)])
    }
  }

  @Test("Of two rows that scroll, each is scrolled from its own first item")
  func rows() throws {
    let sections = ["a", "b"].map { (name: String) in
      SectionModel(name, layout: .row(), rows: RowList((0..<9).map { log.item("\(name)\($0)") }))
    }
    let tree = LiveTree(CollectionView(.visibleItemCount(3), .model(TableModel(sections))))
    func beside(_ name: String) throws -> [String?]? {
      try tree.find(TableViewCell.self, .text(name)).node().itemsBeside?.nodes.map { $0[TableViewCell.self]?.text }
    }
    #expect(try tree.find(.cell("b0")).node().scrollItems(by: 2))
    #expect(try beside("b2") == ["b2", "b3", "b4"] && beside("a0") == ["a0", "a1", "a2"])
    #expect(try tree.find(.cell("b2")).node().scrollItems(by: 3))
    #expect(try beside("b5") == ["b5", "b6", "b7"] && beside("a0") == ["a0", "a1", "a2"])
    #expect(try tree.find(.cell("b5")).node().scrollItems(by: 9))
    #expect(try beside("b8") == ["b8"] && !tree.find(.cell("b8")).node().scrollItems(by: 1))
    #expect(try tree.find(.cell("b8")).node().itemsBeside?.reachEnd == true)
    #expect(try tree.find(.cell("a0")).node().itemsBeside?.reachEnd == false)
  }

  @Test("Items, headers and footers report when they appear and disappear, also in a row that scrolls")
  func appearing() throws {
    let log = log
    let row = SectionModel(
      "Row", layout: .row(), rows: RowList((0..<9).map { CellModel($0) }))
    let view = CollectionView(
      .visibleItemCount(2), .prefetchedItemCount(1), .willDisplayItem --> { log.lines.append("+\($0.item)") },
      .didEndDisplayingItem --> { log.lines.append("-\($0.item)") },
      .willDisplayHeader --> { log.lines.append("header \($0)") },
      .didEndDisplayingHeader --> { log.lines.append("no header \($0)") },
      .prefetchItems --> { log.lines.append("prefetch \($0)") },
      .visibleItemsChanged --> { log.lines.append("visible \($0)") })
    let tree = LiveTree(view.with(.model(TableModel([row]))))
    #expect(log.lines == ["visible [[0, 0], [0, 1]]", "+0", "+1", "header 0", "prefetch [[0, 2]]"])
    log.lines = []
    try tree.scroll(to: path(0, 4))
    #expect(
      log.lines == ["visible [[0, 4], [0, 5]]", "+4", "+5", "-0", "-1", "prefetch [[0, 6]]"])
  }
}
