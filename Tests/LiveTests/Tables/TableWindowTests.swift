import LiveTesting
import Synchronization
import Testing

private func path(_ section: Int, _ row: Int) -> RowPath { RowPath(row: row, section: section) }

/// What rows have been told, and which have been made.
private final class RowLog: Sendable {
  private let lines = Mutex<[String]>([])

  func note(_ line: String) { lines.withLock { $0.append(line) } }

  /// What has been noted since this was last read.
  func read() -> [String] {
    lines.withLock { lines in
      defer { lines = [] }
      return lines
    }
  }
}

private func numbers(_ range: some Collection<Int> & Sendable, _ log: RowLog? = nil) -> TableModel {
  TableModel([
    SectionModel(
      rows: RowList(Array(range), id: { $0 }) { number in
        log?.note("make \(number)")
        return CellModel(number, TableViewCell(.text("\(number)"))).with {
          $0.willDisplay = { log?.note("show \(number)") }
          $0.didEndDisplaying = { log?.note("hide \(number)") }
          $0.prefetch = { log?.note("fetch \(number)") }
          $0.cancelPrefetching = { log?.note("cancel \(number)") }
        }
      })
  ])
}

@MainActor
@Suite("The window of a table driver")
struct TableWindowTests {
  @Test("The window of a table creates and mounts only the visible rows, however many there are")
  func isLazy() throws {
    let log = RowLog()
    let driver = TableDriver(numbers(0..<1_000_000, log), visibleRowCount: 3, prefetchedRowCount: 0)
    #expect(log.read() == ["make 0", "make 1", "make 2", "show 0", "show 1", "show 2"])
    #expect(driver.node().children.count == 3)
    try driver.scroll(to: path(0, 1))
    #expect(log.read() == ["make 3", "show 3", "hide 0"])
    try driver.show(
      numbers(-1..<1_000_000, log), changes: BatchUpdate(insertedRows: [path(0, 0)]))
    #expect(log.read() == [])
    #expect(driver.visibleRows.first == path(0, 2))
  }

  @Test("The window of a table stays in place while rows are inserted and removed above, unless it is at the top")
  func anchor() throws {
    let driver = TableDriver(numbers(0..<10), visibleRowCount: 3)
    driver.show(numbers(-1..<10))
    #expect(driver.find(TableViewCell.self).all.map(\.text) == ["-1", "0", "1"])
    try driver.scroll(to: path(0, 3))
    driver.show(numbers(1..<10))
    #expect(driver.find(TableViewCell.self).all.map(\.text) == ["2", "3", "4"])
    driver.show(numbers(3..<10))
    #expect(driver.find(TableViewCell.self).all.map(\.text) == ["3", "4", "5"])
  }

  @Test("The window of a table shows the next rows if its top row is moved away")
  func movedTop() throws {
    let driver = TableDriver(numbers(0..<10), visibleRowCount: 3)
    try driver.scroll(to: path(0, 3))
    try driver.show(
      numbers([0, 1, 2, 4, 5, 6, 7, 8, 3, 9]),
      changes: BatchUpdate(movedRows: [.init(from: path(0, 3), to: path(0, 8))]))
    #expect(driver.find(TableViewCell.self).all.map(\.text) == ["4", "5", "6"])
  }

  @Test("The window of a table stays in place while its top row is replaced, and notifies that row")
  func reload() throws {
    let log = RowLog()
    let driver = TableDriver(numbers(0..<10, log), visibleRowCount: 2, prefetchedRowCount: 0)
    try driver.scroll(to: path(0, 3))
    _ = log.read()
    try driver.show(numbers(0..<10, log), changes: BatchUpdate(reloadedRows: [path(0, 3)]))
    #expect(driver.visibleRows == [path(0, 3), path(0, 4)])
    #expect(log.read() == ["make 3", "hide 3", "show 3"])
  }

  @Test("The window of a table scrolls up to the last row, and refuses rows that do not exist")
  func scrolling() throws {
    let driver = TableDriver(numbers(0..<5), visibleRowCount: 3)
    try driver.scroll(to: path(0, 4))
    #expect(driver.visibleRows == [path(0, 2), path(0, 3), path(0, 4)])
    #expect(driver.cell(at: path(0, 0)) == nil)
    let error = TableError(action: "scroll to", path: path(0, 5), reason: "there are sections of [5] rows")
    #expect(throws: error) { try driver.scroll(to: path(0, 5)) }
    #expect("\(error)" == "cannot scroll to row [0, 5]: there are sections of [5] rows")
    driver.show(numbers(0..<1))
    #expect(driver.visibleRows == [path(0, 0)])
  }

  @Test("The window of a table prefetches rows before they appear, and cancels prefetching for others")
  func prefetching() throws {
    let log = RowLog()
    let driver = TableDriver(numbers(0..<100, log), visibleRowCount: 2, prefetchedRowCount: 2)
    #expect(log.read().filter { $0.hasPrefix("fetch") } == ["fetch 2", "fetch 3"])
    try driver.scroll(to: path(0, 1))
    #expect(log.read().filter { $0.hasPrefix("fetch") || $0.hasPrefix("cancel") } == ["fetch 4"])
    try driver.scroll(to: path(0, 50))
    let told = log.read().filter { $0.hasPrefix("fetch") || $0.hasPrefix("cancel") }
    #expect(Set(told) == ["fetch 52", "fetch 53", "cancel 3", "cancel 4"])
  }

  @Test("The window of a table calls `loadMore` once at its end, and again for another model")
  func loadMore() throws {
    var count = 0
    let log = RowLog()
    func page() -> TableModel {
      count += 4
      var model = numbers(0..<count).with { $0.loadMore = { log.note("more") } }
      model.sections[0].rows = RowList([model.sections[0].rows, .placeholders(1, TableViewCell(.text("…")))])
      return model
    }
    let driver = TableDriver(page(), visibleRowCount: 3)
    #expect(log.read() == [])
    try driver.scroll(to: path(0, 2))
    try driver.scroll(to: path(0, 1))
    try driver.scroll(to: path(0, 2))
    #expect(log.read() == ["more"])
    driver.show(page())
    #expect(driver.lastUpdates == [BatchUpdate(insertedRows: (4..<8).map { path(0, $0) })])
    #expect(log.read() == [])
    try driver.scroll(to: path(0, 8))
    #expect(log.read() == ["more"])
  }

  @Test("A table calls `loadMore` again when rows replace visible placeholders beside others")
  func loadMoreInPlace() {
    let log = RowLog()
    func page(_ loaded: Int) -> TableModel {
      let rows = (0..<4).map { number in CellModel(number).with { $0.isPlaceholder = number >= loaded } }
      return TableModel([SectionModel(rows: RowList(rows))]).with { $0.loadMore = { log.note("more") } }
    }
    let driver = TableDriver(page(1), visibleRowCount: 4)
    #expect(log.read() == ["more"])
    driver.show(page(1))
    #expect(log.read() == [])
    driver.show(page(2))
    #expect(log.read() == ["more"])
  }

  @Test("A table calls `loadMore` again only after rows were added, a failure, or a new scroll")
  func loadMoreAgain() throws {
    struct Offline: Error {}
    let log = RowLog()
    func page(_ count: Int, isLoading: Bool = false, fails: Bool = false, hasMore: Bool = true) -> TableModel {
      var model = numbers(0..<count)
      if isLoading { model.sections[0].rows = RowList([model.sections[0].rows, .placeholders(2)]) }
      return model.with {
        if hasMore {
          $0.loadMore = {
            log.note("more")
            if fails { throw Offline() }
          }
        }
      }
    }
    func asked() -> Int { log.read().count { $0 == "more" } }
    let driver = TableDriver(page(2), visibleRowCount: 3)
    #expect(asked() == 1)
    driver.show(page(2, isLoading: true))
    driver.show(page(2))
    for _ in 0..<3 { driver.show(page(2)) }
    #expect(asked() == 0)
    driver.show(page(3))
    #expect(asked() == 1)
    driver.show(page(3))
    driver.show(page(3, hasMore: false))
    #expect(asked() == 0)
    driver.show(page(3))
    #expect(asked() == 1)
    driver.show(page(9, fails: true))
    try driver.scroll(to: path(0, 8))
    #expect(asked() == 1)
    driver.show(page(9))
    #expect(asked() == 1)
    driver.show(page(9))
    try driver.scroll(to: path(0, 0))
    #expect(asked() == 0)
    try driver.scroll(to: path(0, 8))
    #expect(asked() == 1)
    try driver.scroll(to: path(0, 0))
    try driver.scroll(to: path(0, 8))
    #expect(asked() == 0)
  }

  @Test("A table that answers each request with the same rows is asked once, and a thrown error is kept")
  func endlessRequests() {
    struct Offline: Error, Equatable {}
    let version = Var(0)
    let requests = RowLog()
    let models = version.map { _ in
      numbers(0..<2).with {
        $0.loadMore = {
          requests.note("more")
          version.value += 1
        }
      }
    }
    let tree = LiveTree(TableView(.tableData <-- models))
    for _ in 0..<5 { _ = tree.root.children }
    #expect(requests.read() == ["more"])
    let failing = LiveTree(TableView(.model(numbers(0..<2).with { $0.loadMore = { throw Offline() } })))
    #expect(failing.errors as? [Offline] == [Offline()])
  }

  @Test("The window of a table stays with the next remaining row if the top row moves away")
  func anchorMoves() throws {
    for target in [0, 7] {
      let driver = TableDriver(numbers(0..<10), visibleRowCount: 3)
      try driver.scroll(to: path(0, 3))
      let moved = BatchUpdate(movedRows: [.init(from: path(0, 3), to: path(0, target))])
      var order = Array(0..<10)
      order.insert(order.remove(at: 3), at: target)
      try driver.show(numbers(order), changes: moved)
      #expect(driver.find(TableViewCell.self).all.map(\.text) == ["4", "5", "6"])
      let compared = TableDriver(numbers(0..<10), visibleRowCount: 3)
      try compared.scroll(to: path(0, 3))
      compared.show(numbers(order))
      #expect(compared.find(TableViewCell.self).all.map(\.text) == ["4", "5", "6"])
    }
  }

  @Test("The window of a table calls the closures of the latest model, even if the row looks the same")
  func newestCalls() throws {
    let log = RowLog()
    func table(_ name: String) -> TableModel {
      TableModel([
        SectionModel(
          rows: RowList(0..<9, id: { $0 }) { number in
            CellModel(number).with {
              $0.didSelect = { log.note("\(name) select \(number)") }
              $0.didEndDisplaying = { log.note("\(name) hide \(number)") }
            }
          })
      ])
    }
    let driver = TableDriver(table("old"), visibleRowCount: 2)
    driver.show(table("new"))
    try driver.select(at: path(0, 0))
    try driver.scroll(to: path(0, 5))
    #expect(log.read() == ["new select 0", "new hide 0", "new hide 1"])
  }

  @Test("The window of a table calls `willDisplay` once for a visible row, however its content changes")
  func displayedOnce() throws {
    let log = RowLog()
    func table(_ texts: [String]) -> TableModel {
      TableModel([
        SectionModel(
          rows: RowList(
            texts.enumerated().map { number, text in
              CellModel(number, TableViewCell(.text(text))).with {
                $0.willDisplay = { log.note("show \(number)") }
                $0.didEndDisplaying = { log.note("hide \(number)") }
              }
            }))
      ])
    }
    let driver = TableDriver(table(["a", "b", "c"]), visibleRowCount: 2)
    #expect(log.read() == ["show 0", "show 1"])
    driver.show(table(["a", "changed", "c"]))
    try driver.show(
      table(["changed", "changed", "c"]), changes: BatchUpdate(reconfiguredRows: [path(0, 0)]))
    #expect(log.read() == [])
    try driver.show(table(["anew", "changed", "c"]), changes: BatchUpdate(reloadedRows: [path(0, 0)]))
    #expect(log.read() == ["hide 0", "show 0"])
  }

  @Test("The window of a table shows the empty state only if there are no rows")
  func emptyState() {
    func table(_ numbers: Range<Int>...) -> TableModel {
      TableModel(
        numbers.enumerated().map { section, rows in
          SectionModel("\(section)", rows: RowList(rows, id: { [section, $0] }) { CellModel([section, $0]) })
        }
      ).with { $0.emptyState = Label("Nothing") }
    }
    let driver = TableDriver(table(0..<0, 0..<0))
    #expect(driver.find(.text("Nothing")).count == 1)
    for model in [table(0..<0, 0..<1), table(0..<2, 0..<0), table(0..<1), table(0..<30)] {
      driver.show(model)
      #expect(!driver.find(.text("Nothing")).exists)
      #expect(driver.find(TableViewCell.self).count == min(20, model.rowCounts.reduce(0, +)))
    }
    driver.show(table())
    #expect(driver.find(.text("Nothing")).count == 1)
  }
}
