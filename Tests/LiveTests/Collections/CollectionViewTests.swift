import Foundation
import LiveTesting
import Testing

private func path(_ section: Int, _ item: Int) -> RowPath { RowPath(item: item, section: section) }

/// A section of items that show their names.
private func section(_ id: String, _ names: [String], layout: CollectionLayout? = nil) -> SectionModel {
  SectionModel(
    id, footer: "End of \(id)", layout: layout, rows: RowList(names.map { CellModel($0, TableViewCell(.text($0))) }))
}

private func names(_ range: Range<Int>) -> [String] { range.map { "\($0)" } }

@MainActor
extension CollectionDriver {
  /// The texts of the cells in sight.
  fileprivate var texts: [String] { find(TableViewCell.self).all.map { $0.text ?? "" } }
}

@MainActor
@Suite("A collection")
struct CollectionViewTests {
  private let grid = TableModel([section("Grid", names(0..<100))])

  private func driver(_ mods: Mod<CollectionView>..., model: TableModel, visible: Int = 6) -> CollectionDriver {
    CollectionDriver(model, in: CollectionView().with(Mod(list: mods)), visibleItemCount: visible)
  }

  @Test("A collection shows as many items as are visible, in whole lines")
  func window() throws {
    let driver = driver(.layout(.grid(columns: 4)), model: grid)
    #expect(driver.texts == names(0..<8))
    #expect(driver.visibleItems == (0..<8).map { path(0, $0) })
    try driver.scroll(to: path(0, 42))
    #expect(driver.texts == names(40..<48))
    #expect(driver.collectionView.contentOffset.y == 440)
    try driver.scrollToEnd()
    #expect(driver.texts == names(92..<100))
    try driver.scroll(to: CGPoint(x: 0, y: 90))
    #expect(driver.texts == names(8..<16))
  }

  @Test(
    "A collection computes its lines from a planned width",
    arguments: [
      (CollectionLayout.grid(minimumItemWidth: 100), 3), (.grid(minimumItemWidth: 100, spacing: 30), 3),
      (.grid(minimumItemWidth: 100, spacing: 40), 2), (.flow(itemWidth: 60), 5), (.list, 1), (.list(.grouped), 1),
      (.grid(minimumItemWidth: 100, insets: DirectionalEdgeInsets(leading: 60, trailing: 60)), 2),
    ])
  func columns(layout: CollectionLayout, count: Int) throws {
    let driver = driver(.layout(layout.with { $0.itemHeight = 50 }), model: grid, visible: 1)
    #expect(driver.texts == names(0..<count))
    try driver.scroll(to: path(0, 10))
    #expect(driver.texts.contains("10"))
    #expect(driver.texts.count == count)
    #expect(driver.find(TableViewCell.self).all.first?.height == LayoutLength(50))
  }

  @Test("A collection that scrolls horizontally moves along that axis")
  func horizontal() throws {
    let layout = CollectionLayout.grid(columns: 2).with { $0.itemWidth = 80 }
    let driver = driver(.layout(layout), .scrollDirection(.horizontal), model: grid)
    try driver.scroll(to: path(0, 20))
    #expect(driver.collectionView.contentOffset == CGPoint(x: 800, y: 0))
    #expect(driver.texts == names(20..<26))
    #expect(!driver.find(.cell("99")).exists)
    try driver.scroll(to: .cell("99"))
    #expect(driver.texts.last == "99")
  }

  private let mixed = TableModel([
    section("Row", (0..<30).map { "r\($0)" }, layout: .row(.groupPaging, itemWidth: 100)),
    section("Grid", names(0..<10), layout: .grid(columns: 2)),
  ])

  @Test(
    "A section that scrolls orthogonally takes the space of one item, and shows items from its first visible one on")
  func sideways() throws {
    let driver = driver(model: mixed, visible: 5)
    #expect(driver.texts == (0..<5).map { "r\($0)" } + names(0..<4))
    try driver.scroll(to: path(0, 7))
    #expect(driver.texts == (7..<12).map { "r\($0)" } + names(0..<4))
    #expect(driver.collectionView.firstVisibleItems == ["Row": 7])
    #expect(driver.collectionView.contentOffset == .zero)
    #expect(driver.find(.text("Row")).exists && driver.find(.text("End of Row")).exists)
    try driver.scroll(to: path(1, 2))
    #expect(driver.texts == names(2..<8))
    #expect(!driver.find(.text("Row")).exists)
    try driver.scrollToTop()
    #expect(driver.texts.first == "r7")
  }

  @Test("A section that scrolls orthogonally keeps its first visible item when others are inserted before it")
  func anchor() throws {
    let driver = driver(model: mixed, visible: 3)
    try driver.scroll(to: path(0, 7))
    var model = mixed
    model.sections[0] = section("Row", ["new"] + (0..<30).map { "r\($0)" }, layout: .row())
    driver.show(model)
    #expect(driver.texts.prefix(3) == ["r7", "r8", "r9"])
    #expect(driver.collectionView.firstVisibleItems == ["Row": 8])
    model.sections.insert(section("Above", ["a"]), at: 0)
    driver.show(model)
    #expect(driver.texts.prefix(3) == ["a", "r7", "r8"])
    model.sections[1] = section("Row", ["r0"], layout: .row())
    driver.show(model)
    #expect(driver.texts.contains("r0"))
  }

  @Test("Scrolling to a search result moves along both axes, and returns if nothing is found")
  func search() throws {
    let driver = driver(model: mixed, visible: 4)
    try driver.scroll(to: .cell("r25"))
    #expect(driver.find(.cell("r25")).exists)
    try driver.scroll(to: .cell("9"))
    #expect(driver.find(.cell("9")).exists)
    let texts = driver.texts
    #expect(throws: QueryError.self) { try driver.scroll(to: .cell("nobody")) }
    #expect(driver.texts == texts)
  }

  @Test("A collection keeps the first line in place when lines are inserted above it")
  func topLine() throws {
    let driver = driver(.layout(.grid(columns: 2)), model: grid, visible: 4)
    try driver.scroll(to: path(0, 10))
    driver.show(TableModel([section("Grid", ["x", "y"] + names(0..<100))]))
    #expect(driver.texts == names(10..<14))
    #expect(driver.lastUpdates == [BatchUpdate(insertedRows: [path(0, 0), path(0, 1)])])
  }

  @Test("A bound method scrolls a collection to an item")
  func scrollToItem() throws {
    let target = Input<RowPath>()
    let tree = LiveTree(CollectionView(.model(mixed), .visibleItemCount(2), .scrollToItem <-- target))
    let driver = try CollectionDriver(of: tree)
    target.send(path(0, 9))
    #expect(driver.texts.first == "r9")
    target.send(path(1, 4))
    #expect(driver.texts == names(4..<6))
    target.send(path(7, 0))
    #expect(driver.texts == names(4..<6))
  }

  @Test("Cells in lists have the style of table cells, and others that of items, unless they set a style")
  func styles() {
    let cells = RowList([
      CellModel("a", TableViewCell(.text("a"))), CellModel("b", TableViewCell(.text("b"), .style(.subtitle))),
    ])
    let sections = [
      SectionModel("List", rows: cells), SectionModel("Grid", layout: .grid(columns: 2), rows: cells),
      SectionModel("Row", layout: .row(itemWidth: 80), rows: cells),
    ]
    let shown = LiveTree(CollectionView(.model(TableModel(sections)))).find(TableViewCell.self).all
    #expect(shown.map(\.style) == [.default, .subtitle, .item, .subtitle, .item, .subtitle])
    #expect(shown.map(\.width?.points) == [nil, nil, nil, nil, 80, 80])
  }

  @Test("A collection follows a signal, and shows its empty state without items")
  func signal() throws {
    let users = Var(["Ada", "Grace"])
    let tree = LiveTree(
      CollectionView(
        .layout(.flow()), .tableData <-- users.tableData(id: { $0 }) { CellModel($0, TableViewCell(.text($0))) }))
    #expect(tree.find(TableViewCell.self).all.map(\.text) == ["Ada", "Grace"])
    let grace = try tree.find(.cell("Grace")).node()
    users.set(["Grace", "Alan"])
    #expect(tree.find(TableViewCell.self).all.map(\.text) == ["Grace", "Alan"])
    #expect(try tree.find(.cell("Grace")).node() === grace)
    try tree.update(to: CollectionView(.model(TableModel().with { $0.emptyState = Label("Nobody") })))
    #expect(tree.find(.text("Nobody")).exists)
  }
}
