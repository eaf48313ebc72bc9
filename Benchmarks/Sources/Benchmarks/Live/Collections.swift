import LiveTesting

@MainActor
extension Group {
  /// The operations on a collection, in instructions. The limits of a layout are the same for all numbers of items.
  static func collections(of sizes: [Int] = [100, 1_000, 10_000]) -> [Group] {
    [
      collection("mounting a collection", 610_000, sizes) { subject, _ in subject.mount() },
      collection("an item of a collection that changes", 790_000, sizes) { subject, turn in subject.reload(turn) },
      collection("an item of a collection that comes and goes", 1_830_000, sizes) { subject, turn in
        subject.insert(turn)
      },
      collection("scrolling a collection", 1_660_000, sizes) { subject, turn in subject.scroll(turn) },
      collection("selecting an item of a collection", 730_000, sizes) { subject, turn in subject.select(turn) },
    ]
  }

  private static func collection(
    _ name: String, _ limit: Double, _ sizes: [Int],
    _ change: @escaping @MainActor (CollectionSubject, _ turn: Int) -> Void
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
        return Case(kind.name) { turns in
          MainActor.assumeIsolated { for turn in 0..<turns { change(subject, turn) } }
        }
      })
  }
}

@MainActor
private final class CollectionSubject {
  private let size: Int
  private let layout: CollectionLayout
  private let driver: CollectionDriver

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

  func mount() { _ = Self.driver(size, layout) }

  func reload(_ turn: Int) {
    let changes = BatchUpdate(reloadedRows: [RowPath(item: 5, section: 0)])
    try? driver.show(Self.model(0..<size, text: "\(turn)"), changes: changes)
  }

  func insert(_ turn: Int) {
    let first = [RowPath(item: 0, section: 0)]
    try? driver.show(Self.model(-1..<size), changes: BatchUpdate(insertedRows: first))
    try? driver.show(Self.model(0..<size), changes: BatchUpdate(deletedRows: first))
  }

  func scroll(_ turn: Int) {
    try? driver.scroll(to: RowPath(item: turn * 37 % (size - 40), section: 0))
  }

  func select(_ turn: Int) {
    try? driver.listNode.select(at: RowPath(item: turn % 10, section: 0))
  }
}
