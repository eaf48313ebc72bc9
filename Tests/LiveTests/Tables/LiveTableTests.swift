import LiveTesting
import Testing

@testable import Live

@MainActor
@Suite("Closures that a live table calls")
struct LiveTableTests {
  @MainActor
  private final class Holder {
    var tree: LiveTree<Void>?
  }

  @Test("A table whose row unmounts the tree is released with all of its pending calls")
  func unmountingRow() throws {
    weak var table: LiveTable?
    let holder = Holder()
    do {
      let row = CellModel(1, TableViewCell()).with { [weak holder] in
        $0.didSelect = { holder?.tree?.unmount() }
      }
      let tree = LiveTree(TableView(.model(TableModel { Section("") { RowList([row]) } })))
      holder.tree = tree
      table = tree.root.table
      #expect(table != nil)
      try tree.root.select(at: RowPath(row: 0, section: 0))
      #expect(!tree.root.isMounted)
    }
    holder.tree = nil
    #expect(table == nil)
  }

  @Test("Pending calls run in order, and those added meanwhile run after them")
  func many() throws {
    let tree = LiveTree(TableView(.model(TableModel { Section("") { RowList([CellModel(1)]) } })))
    let table = try #require(tree.root.table)
    var (count, last) = (0, 0)
    table.calls.append { table.calls.append { last = count } }
    for _ in 0..<20_000 { table.calls.append { count += 1 } }
    table.finish()
    #expect(count == 20_000 && last == count)
  }

  @Test("Deselecting one of many selected rows sends the event of that row alone")
  func manySelected() throws {
    let paths = (0..<2_000).map { RowPath(row: $0, section: 0) }
    let rows = RowList(paths.indices, id: { $0 }) { CellModel($0, TableViewCell()) }
    var deselected: [RowPath] = []
    let tree = LiveTree(
      TableView(
        .model(TableModel([SectionModel(rows: rows)])), .allowsMultipleSelection(true), .selectedRows(paths),
        .didDeselectRow --> { deselected.append($0) }))
    try tree.root.deselect(at: paths[3])
    #expect(deselected == [paths[3]] && tree.root[TableView.self]?.selectedRows.count == 1_999)
  }
}
