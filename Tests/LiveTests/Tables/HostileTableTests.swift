import Foundation
import LiveTesting
import Testing

private let integers = [Int.min, .min + 1, -1, 0, 1, 3, .max - 1, .max]
private let numbers = [-Double.infinity, -1e300, -1, -0.0, 1e-300, 0.5, 1e18, 1e300, .infinity, .nan]

private func rows(_ count: Int = 5) -> TableModel {
  TableModel([SectionModel(rows: RowList(0..<count, id: { $0 }) { CellModel($0, TableViewCell(.text("\($0)"))) })])
}

@MainActor
@Suite("Tables and numbers that make no sense")
struct HostileTableTests {
  @Test("A table takes any numbers of visible and prefetched rows, and refuses missing rows", arguments: integers)
  func counts(_ count: Int) throws {
    let tree = LiveTree(TableView(.model(rows()), .visibleRowCount(count), .prefetchedRowCount(count)))
    #expect(tree.find(TableViewCell.self).nodes.count == max(0, min(count, 5)))
    let table = tree.find(TableView.self)
    for section in integers {
      let path = RowPath(row: count, section: section)
      if section != 0 || !(0..<5).contains(count) { #expect(throws: (any Error).self) { try table.scroll(to: path) } }
      try? table.select(at: path)
      try? table.move(from: path, to: path)
      _ = rows().rowPaths(from: path, count: count)
      _ = rows()[path]
    }
    #expect(rows().rowPaths(from: RowPath(row: 3, section: 0), count: .max).count == 2)
    #expect(rows().rowPaths(from: RowPath(row: .min, section: -1), count: .max).count == 5)
  }

  @Test("A table accepts heights and offsets that are infinite or not numbers", arguments: numbers)
  func heights(_ number: Double) throws {
    for count in [0, 5, 1_000] {
      let tree = LiveTree(
        TableView(
          .model(rows(count)), .visibleRowCount(3), .rowHeight(number), .sectionHeaderHeight(number),
          .sectionFooterHeight(number)))
      let table = tree.find(TableView.self)
      #expect(table.nodes.first?.children.count == min(count, 3))
      try? table.scroll(to: RowPath(row: count - 1, section: 0))
      try? table.scrollToEnd()
      try? table.scroll(to: .cell("nowhere"))
      try tree.update(
        to: TableView(.model(rows(count + 1)), .visibleRowCount(3), .contentOffset(CGPoint(x: 0, y: number))))
      #expect(table.nodes.first?.children.count == min(count + 1, 3))
    }
  }

  @Test("A table refuses to scroll to an offset that is not finite, and stays", arguments: numbers)
  func offsets(_ number: Double) throws {
    let driver = TableDriver(rows(100), visibleRowCount: 3)
    if number.isFinite {
      try driver.scroll(to: CGPoint(x: 0, y: number))
      try driver.scroll(by: CGPoint(x: 0, y: number))
    } else {
      for point in [CGPoint(x: 0, y: number), CGPoint(x: number, y: 0)] {
        #expect(throws: ActionError("scroll", "TableView", .notFinite)) { try driver.scroll(to: point) }
        #expect(throws: ActionError("scroll", "TableView", .notFinite)) { try driver.scroll(by: point) }
      }
      #expect(driver.visibleRows.first == RowPath(row: 0, section: 0))
    }
    #expect(driver.visibleRows.count == 3)
  }

  @Test("A table accepts any number of placeholders")
  func placeholders() {
    for count in integers {
      let list = RowList([.placeholders(count, from: count), .placeholders(count), RowList([CellModel("a")])])
      #expect(list.count >= 0)
      if let row = list.first { _ = (row.id, row.model) }
      let model = TableModel([SectionModel(rows: list), SectionModel("b", rows: .placeholders(count))])
      let driver = TableDriver(model, visibleRowCount: 3)
      try? driver.scroll(to: RowPath(row: list.count - 1, section: 0))
      // Comparing takes a look at each row, of which there may be more than anybody can wait for.
      if list.count < 100 { driver.show(rows()) }
    }
  }

  @Test("A mutation that does not fit a list makes an update that the checker refuses", arguments: integers)
  func updates(_ number: Int) {
    for other in integers {
      let mutations: [ArrayMutation<Int>] = [
        .delete(at: [number]), .insert([1], at: [number]), .update([1], at: [number]),
        .move(from: [number, 0], to: other), .reload([1]),
        .scroll(number.magnitude > 9 ? number.signum() * 9 : number, [1, 2]),
      ]
      for mutation in mutations {
        for count in [Int.min, -1, 0, 3] {
          let update = BatchUpdate(mutation, inSection: number, of: count)
          _ = BatchUpdate(sections: mutation, of: count)
          try? BatchUpdateChecker.check(update, from: [3, count, number], to: [3, other, number])
        }
        var table = rows()
        try? TableMutation.rows(mutation.map { CellModel($0) }, inSection: number).apply(to: &table)
      }
    }
    let move = BatchUpdate(ArrayMutation<Int>.move(from: [0, 1], to: .max), inSection: 0, of: 3)
    #expect(throws: BatchUpdateError.self) { try BatchUpdateChecker.check(move, from: [3], to: [3]) }
  }

  @Test("Each use of a diff on a list that it does not fit throws the expected and the found number")
  func diffs() {
    let diff = Diff.ofValues(from: [1, 2, 3], to: [3, 4, 1])
    for list in [[], [1], [1, 2, 3, 4]] {
      let error = DiffError(expected: 3, found: list.count)
      #expect(throws: error) { try diff.apply(to: list) }
      #expect(throws: error) { try CollectionDifference(diff, from: list) }
    }
    let (old, new) = ([ListSection("A", [1, 2])], [ListSection("A", [2, 3]), ListSection("B", [1])])
    let sectioned = SectionedDiff(from: old, to: new, id: \.self)
    #expect(throws: DiffError(expected: 1, found: 0)) { try sectioned.stages(from: [], to: new) }
    #expect(throws: DiffError(expected: 2, found: 0)) { try sectioned.stages(from: old, to: []) }
    #expect(throws: DiffError(expected: 2, found: 1, section: 0)) {
      try sectioned.stages(from: [ListSection("A", [1])], to: new)
    }
    #expect(throws: DiffError(expected: 1, found: 0, section: 1)) {
      try sectioned.stages(from: old, to: [new[0], ListSection("B", [])])
    }
  }

  @Test("The focus moves in sections with as many rows as there are integers")
  func hugeSections() throws {
    let sections = (0..<3).map { SectionModel("\($0)", rows: .placeholders(.max)) }
    let tree = LiveTree(TableView(.model(TableModel(sections)), .visibleRowCount(3)))
    for key in [KeyPress.tab, .down, .end, .up, .pageDown, .home] { try? tree.press(key) }
    #expect(tree.root.isFocused)
  }
}
