import LiveTesting

@MainActor
extension Group {
  /// The operations on a collection, in instructions. The limits of a layout are the same for all numbers of items.
  static func collections(of sizes: [Int] = [100, 1_000, 10_000]) -> [Group] {
    [
      collection("mounting a collection", 660_000, sizes, "Item", selected: 0) { $0.mount() },
      collection("an item of a collection that changes", 790_000, sizes, "Item 21", selected: 0) { try $0.reload() },
      collection("an item of a collection that comes and goes", 1_830_000, sizes, "Item", selected: 0) {
        try $0.insert()
      },
      collection("scrolling a collection", 1_660_000, sizes, "Item", selected: 0) { try $0.scroll() },
      collection("selecting an item of a collection", 850_000, sizes, "Item", selected: 1) { try $0.select() },
    ]
  }

  private static func collection(
    _ name: String, _ limit: Double, _ sizes: [Int], _ text: String, selected: Int,
    _ change: @escaping @MainActor (CollectionSubject) throws -> Void
  ) -> Group {
    let layouts: [(String, CollectionLayout)] = [
      ("list", .list), ("grid", .grid(columns: 4, spacing: 8)), ("adaptive grid", .grid(minimumItemWidth: 80)),
      ("flow", .flow(itemWidth: 80)), ("row", .row(.groupPaging, itemWidth: 80)),
    ]
    let kinds = layouts.flatMap { layout in sizes.map { (name: "\(layout.0), \($0) items", size: $0, layout: layout.1) }
    }
    return Group(
      name, count: 20, limits: Dictionary(uniqueKeysWithValues: kinds.map { ($0.name, Limit(limit)) }),
      kinds.map { kind in
        let subject = CollectionSubject(kind.size, kind.layout)
        let meant = "\(kind.size) items, “\(text)” is shown, \(selected) selected"
        return Case(kind.name, meant: { "\($0) done, \(meant)" }) { turns in
          let done = (0..<turns).count { _ in (try? change(subject)) != nil }
          return Effect { "\(done) done, \(subject.inspect())" }
        }
      })
  }
}

@MainActor
private final class CollectionSubject {
  private let size: Int
  private let layout: CollectionLayout
  private var driver: CollectionDriver
  private var turn = 0

  /// The item that has been changed, or scrolled to.
  private var item = 5

  init(_ size: Int, _ layout: CollectionLayout) {
    (self.size, self.layout) = (size, layout)
    driver = Self.driver(size, layout)
  }

  private static func driver(_ size: Int, _ layout: CollectionLayout) -> CollectionDriver {
    CollectionDriver(CollectionView(.model(model(0..<size)), .layout(layout)))
  }

  private static func model(_ ids: Range<Int>, text: String = "Item") -> TableModel {
    TableModel([SectionModel(rows: RowList(ids, id: { $0 }) { CellModel($0, TableViewCell(.text(text))) })])
  }

  func mount() { driver = Self.driver(size, layout) }

  func reload() throws {
    turn += 1
    let changes = BatchUpdate(reloadedRows: [RowPath(item: item, section: 0)])
    try driver.show(Self.model(0..<size, text: "Item \(turn)"), changes: changes)
  }

  func insert() throws {
    let first = [RowPath(item: 0, section: 0)]
    try driver.show(Self.model(-1..<size), changes: BatchUpdate(insertedRows: first))
    try driver.show(Self.model(0..<size), changes: BatchUpdate(deletedRows: first))
  }

  func scroll() throws {
    turn += 1
    item = turn * 37 % (size - 40)
    try driver.scroll(to: RowPath(item: item, section: 0))
  }

  func select() throws {
    turn += 1
    try driver.listNode.select(at: RowPath(item: turn % 10, section: 0))
  }

  func inspect() -> String {
    let cell = driver.cell(at: RowPath(item: item, section: 0))?[TableViewCell.self]
    let count = driver.model.sections.reduce(0) { $0 + $1.rows.count }
    return "\(count) items, “\(cell?.text ?? "")” is shown, \(driver.selectedItems.count) selected"
  }
}
