import Foundation
import LiveTesting
import TestSupport
import Testing

private let integers = [Int.min, .min + 1, -1, 0, 1, 3, .max - 1, .max]
private let numbers = [-Double.infinity, -1e300, -1, -0.0, 1e-300, 0.5, 1e18, 1e300, .infinity, .nan]

private func items(_ count: Int = 7, _ layout: CollectionLayout? = nil) -> SectionModel {
  SectionModel(layout: layout, rows: RowList(0..<count, id: { $0 }) { CellModel($0, TableViewCell(.text("\($0)"))) })
}

private func layouts(_ number: Double, _ integer: Int) -> [CollectionLayout] {
  let insets = DirectionalEdgeInsets(top: number, leading: number, bottom: number, trailing: number)
  let all: [CollectionLayout] = [
    .list, .grid(columns: integer, spacing: number, insets: insets),
    .grid(minimumItemWidth: number, spacing: number, insets: insets),
    .flow(itemWidth: number, spacing: number, lineSpacing: number, insets: insets),
    .row(itemWidth: number, spacing: number, insets: insets),
  ]
  return all + all.map { layout in layout.with { $0.itemHeight = number } }
}

@MainActor
@Suite("Collections and numbers that make no sense")
struct HostileCollectionTests {
  @Test("A collection shows items in layouts with lengths that are infinite or not numbers", arguments: numbers)
  func lengths(_ number: Double) throws {
    for (layout, direction) in layouts(number, 2).flatMap({ layout in Axis.allCases.map { (layout, $0) } }) {
      let tree = LiveTree(
        CollectionView(
          .model(TableModel([items(7, layout), items()])), .layout(layout), .scrollDirection(direction),
          .visibleItemCount(3), .contentOffset(CGPoint(x: number, y: number)), .width(number)))
      let collection = tree.find(CollectionView.self)
      try? collection.scroll(to: RowPath(item: 6, section: 1))
      try? collection.scroll(to: CGPoint(x: number, y: number))
      try? collection.scrollToEnd()
      try? collection.scroll(to: .cell("nowhere"))
      #expect(tree.find(TableViewCell.self).nodes.count >= 1)
    }
  }

  @Test("A collection accepts any numbers of visible and prefetched items and of columns", arguments: integers)
  func counts(_ integer: Int) throws {
    for layout in layouts(4, integer) {
      let tree = LiveTree(
        CollectionView(
          .model(TableModel([items(7, layout), items()])), .layout(layout), .visibleItemCount(integer),
          .prefetchedItemCount(integer), .firstVisibleItems(["": integer])))
      #expect(tree.find(TableViewCell.self).nodes.isEmpty == (integer <= 0))
      for section in integers {
        let path = RowPath(item: integer, section: section)
        try? tree.scroll(to: path)
        try? tree.select(at: path)
        try? tree.move(from: path, to: path)
      }
      try? tree.scroll(to: .cell("nowhere"))
    }
  }

  @Test("A collection accepts any number of placeholders", arguments: integers)
  func placeholders(_ count: Int) {
    for layout in layouts(50, 3) {
      let model = TableModel([
        SectionModel(layout: layout, rows: .placeholders(count)), SectionModel("b", rows: .placeholders(count)),
      ])
      let driver = CollectionDriver(model, in: CollectionView(.layout(layout)), visibleItemCount: 3)
      try? driver.scroll(to: RowPath(item: count - (count > 0 ? 1 : 0), section: 0))
      try? driver.scroll(to: RowPath(item: 0, section: 1))
      #expect(driver.visibleItems.count < 1_000)
    }
  }

  @Test("Random changes of items and sections in random layouts pass the checker, and keep nodes and selection")
  func random() throws {
    var random = SeededGenerator(seed: 29)
    let all = layouts(20, 3)
    func model() -> TableModel {
      var free = Array(0..<40).shuffled(using: &random)
      return TableModel(
        (0..<4).shuffled(using: &random).prefix(Int.random(in: 0...4, using: &random)).map { id in
          let ids = (0..<Int.random(in: 0...9, using: &random)).compactMap { _ in free.popLast() }
          let layout = all.randomElement(using: &random)
          return SectionModel(
            "\(id)", layout: layout,
            rows: RowList(ids.map { CellModel($0, TableViewCell(.text("\($0)"))) }))
        })
    }
    var before = model()
    let driver = CollectionDriver(before, visibleItemCount: 6)
    for _ in 0..<LongForm.steps(300) {
      if let path = driver.visibleItems.randomElement(using: &random) { try driver.select(at: path) }
      let selected = driver.selectedItems.first.flatMap { before[$0]?.id }
      let nodes = Dictionary(
        driver.visibleItems.compactMap { path in
          before[path].flatMap { row in driver.cell(at: path).map { (row.id, $0) } }
        },
        uniquingKeysWith: { first, _ in first })
      let after = model()
      driver.show(after)
      var counts = before.sections.map(\.rows.count)
      let stages = try SectionedDiff(from: before, to: after).stages(from: before.sections, to: after.sections)
      #expect(stages.map(\.update) == driver.lastUpdates)
      for stage in stages {
        let next = stage.sections.map(\.rows.count)
        try BatchUpdateChecker.check(stage.update, from: counts, to: next)
        counts = next
      }
      let kept = selected.flatMap { id in after.sections.contains { $0.rows.contains { $0.id == id } } ? id : nil }
      #expect(driver.selectedItems.first.flatMap { after[$0]?.id } == kept)
      for path in driver.visibleItems {
        guard let id = after[path]?.id, let node = nodes[id] else { continue }
        #expect(driver.cell(at: path) === node)
      }
      if let count = after.sections.last?.rows.count, count > 0, Bool.random(using: &random) {
        let path = RowPath(item: Int.random(in: 0..<count, using: &random), section: after.sections.count - 1)
        try driver.scroll(to: path)
        #expect(driver.visibleItems.contains(path))
      }
      before = after
    }
  }
}
