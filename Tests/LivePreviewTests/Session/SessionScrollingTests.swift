import Foundation
import LivePreview
import LiveTesting
import Testing

/// The scroll positions of a page and of its tree.
@MainActor
struct SessionScrollingTests {
  private func row(_ number: Int) -> CellModel { CellModel(number, TableViewCell(.text("Row \(number)"))) }

  private func table(_ count: Int, of mods: Mod<TableView>...) -> LiveTree<Void> {
    LiveTree(
      TableView(.model(TableModel([SectionModel(nil, rows: RowList((0..<count).map(row)))])), Mod(list: mods)))
  }

  /// The texts of the rows in the page.
  private func rows(_ tree: LiveTree<Void>) -> [String] { tree.find(TableViewCell.self).all.compactMap(\.text) }

  @Test("A page scrolls to where the program scrolls, and not to where its user has scrolled")
  func offsets() throws {
    let offset = Var(CGPoint.zero)
    let tree = LiveTree(VStack { ScrollView(.contentOffset <-- offset) { Label("Text") } })
    let visitor = Visitor(LiveSession(tree))
    let id = try tree.find(ScrollView.self).node().id
    offset.set(CGPoint(x: 0, y: 120.4))
    let frames = visitor.session.frames()
    #expect(frames.map(\.text) == [#"[1,0,[["v",\#(id),0,120]]]"#])
    try visitor.apply(frames)
    try visitor.act("scroll", on: id, [0, 300, 900])
    #expect(try tree.find(ScrollView.self).contentOffset.y == 300)
    #expect(visitor.others == ["v"])
  }

  @Test("A page that connects again gets the scroll positions of its tree")
  func reconnecting() throws {
    let tree = LiveTree(ScrollView { Label("Text") })
    let session = LiveSession(tree)
    _ = session.open()
    try tree.find(ScrollView.self).scroll(to: CGPoint(x: 0, y: 80))
    let frame = try #require(try session.resume(from: -1).first)
    #expect(frame.text.hasSuffix(#"["v",\#(tree.root.id),0,80]]]"#))
  }

  @Test("A table shows more rows when its user comes near the last one, and leaves those that it has")
  func moreRows() throws {
    let tree = table(50)
    let visitor = Visitor(LiveSession(tree))
    #expect(rows(tree).count == 20)
    try visitor.act("scroll", on: tree.root.id, [0, 100, 1_000])
    #expect(rows(tree).count == 20)
    try visitor.act("scroll", on: tree.root.id, [0, 400, 80])
    #expect(rows(tree) == (0..<40).map { "Row \($0)" })
    #expect(visitor.difference(from: tree) == nil && visitor.others.isEmpty)
    try visitor.act("scroll", on: tree.root.id, [0, 1_200, 80])
    #expect(rows(tree).count == 50)
    // All rows are there.
    try visitor.act("scroll", on: tree.root.id, [0, 1_700, 0])
    #expect(rows(tree).count == 50 && visitor.others.isEmpty)
  }

  @Test("A table that the program has scrolled to a row shows it, and then the rows above it")
  func scrolledToRow() throws {
    let target = Var(RowPath?.none)
    let tree = table(200, of: .scrollToRow <-- target.compactMap { $0 })
    let visitor = Visitor(LiveSession(tree))
    target.set(RowPath(row: 100, section: 0))
    let frame = try #require(visitor.session.frames().first)
    let first = try #require(tree.find(.cell("Row 100")).first)
    #expect(frame.text.hasSuffix(#"["v",\#(try tree.find(.cell("Row 100")).node().id)]]]"#), "\(first)")
    try visitor.apply([frame])
    #expect(rows(tree).first == "Row 100")
    try visitor.act("scroll", on: tree.root.id, [0, 20, 700])
    #expect(rows(tree) == (80..<120).map { "Row \($0)" })
    #expect(visitor.difference(from: tree) == nil)
  }

  @Test("A table that has all of its rows in the page shows a row to which the program scrolls")
  func scrolledToVisibleRow() throws {
    let target = Var(RowPath?.none)
    let tree = table(15, of: .scrollToRow <-- target.compactMap { $0 })
    let session = LiveSession(tree)
    _ = session.open()
    target.set(RowPath(row: 12, section: 0))
    let text = session.frames().map(\.text).joined()
    #expect(text.hasSuffix(#"["v",\#(try tree.find(.cell("Row 12")).node().id)]]]"#), "\(text)")
  }
}
