import LiveTesting
import Testing
import Widgets

@MainActor
@Suite("Estimated heights of headers and footers")
struct EstimatedHeightTests {
  private let table = TableView(.rowHeight(50), .estimatedSectionHeaderHeight(30), .estimatedSectionFooterHeight(20)) {
    Section("A", footer: "F") {
      TableViewCell(.text("1"))
      TableViewCell(.text("2"))
    }
    Section("B") { TableViewCell(.text("3")) }
    Section { TableViewCell(.text("4")) }
  }

  @Test("Estimated heights of headers and footers count only in sections that have them")
  func positions() {
    let paths = [(0, 0), (0, 1), (1, 0), (2, 0)].map { RowPath(row: $0.1, section: $0.0) }
    #expect(paths.map { table.offset(of: $0) } == [0, 80, 150, 230])
    #expect(paths.map { table.path(at: table.offset(of: $0)) } == paths)
    #expect(table.plannedContentLength == 280)
    #expect(table.with(.estimatedSectionHeaderHeight(0), .estimatedSectionFooterHeight(0)).plannedContentLength == 200)
  }

  @Test("An offset inside a header leads to the section's first row, and one beyond the end to the last row")
  func between() {
    #expect(table.path(at: 29) == RowPath(row: 0, section: 0))
    #expect(table.path(at: 140) == RowPath(row: 1, section: 0))
    #expect(table.path(at: 1_000) == RowPath(row: 0, section: 3))
    #expect(table.path(at: -.infinity) == RowPath(row: 0, section: 0))
  }
}
