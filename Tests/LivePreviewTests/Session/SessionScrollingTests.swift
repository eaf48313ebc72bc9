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

  @Test("A page scrolls when the program scrolls, and not back when its user scrolls")
  func offsets() throws {
    let offset = Var(CGPoint.zero)
    let tree = LiveTree(VStack { ScrollView(.contentOffset <-- offset) { Label("Text") } })
    let visitor = Visitor(LiveSession(tree))
    let id = try tree.find(ScrollView.self).node().id
    offset.set(CGPoint(x: 0, y: 120.4))
    let frames = visitor.session.frames()
    #expect(frames.map(\.text) == [#"[1,0,[["v",\#(id),0,120]]]"#])
    try visitor.apply(frames)
    try visitor.act("scroll", on: id, [0, 300, 0, 1_200, 0])
    #expect(try tree.find(ScrollView.self).contentOffset.y == 300)
    #expect(visitor.others == ["v"])
  }

  @Test(
    "Scroll offsets that are huge or not finite are sent as limited ones",
    arguments: [-Double.infinity, -1e300, 1e300, .infinity, .nan])
  func hugeOffsets(_ number: Double) throws {
    let offset = Var(CGPoint.zero)
    let tree = LiveTree(VStack { ScrollView(.contentOffset <-- offset) { Label("Text") } })
    let session = LiveSession(tree)
    _ = session.open()
    offset.set(CGPoint(x: 0, y: number))
    let frame = try #require(session.frames().first)
    #expect(frame.text.contains(number < 0 ? "0,-1000000000]" : number > 0 ? "0,1000000000]" : "0,0]"))
    #expect(try session.resume(from: -1).count == 1)
  }

  @Test("A huge scroll offset from a page does not stop the program")
  func hugeMessage() throws {
    let tree = LiveTree(VStack { ScrollView { Label("Text") } })
    let session = LiveSession(tree)
    _ = session.open()
    let id = tree.root.children[0].id
    #expect(session.refusal(of: #"{"i":1,"s":0,"n":\#(id),"k":"scroll","v":[-1e300,1e300,0,0,0]}"#) == nil)
    #expect(try session.resume(from: -1).count == 1)
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

  @Test("A table loads more rows when its user comes near the last one, and keeps those that it has")
  func moreRows() throws {
    let tree = table(50)
    let visitor = Visitor(LiveSession(tree))
    #expect(rows(tree).count == 20)
    try visitor.act("scroll", on: tree.root.id, [0, 100, 0, 1_100, 0])
    #expect(rows(tree).count == 20)
    try visitor.act("scroll", on: tree.root.id, [0, 400, 0, 480, 0])
    #expect(rows(tree) == (0..<40).map { "Row \($0)" })
    #expect(visitor.difference(from: tree) == nil && visitor.others.isEmpty)
    try visitor.act("scroll", on: tree.root.id, [0, 1_200, 0, 1_280, 0])
    #expect(rows(tree).count == 50)
    // All rows are there.
    try visitor.act("scroll", on: tree.root.id, [0, 1_700, 0, 1_700, 0])
    #expect(rows(tree).count == 50 && visitor.others.isEmpty)
  }

  @Test("A table that the program scrolls to a row shows that row first, and then the rows above it")
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
    try visitor.act("scroll", on: tree.root.id, [0, 20, 0, 720, 0])
    #expect(rows(tree) == (80..<120).map { "Row \($0)" })
    #expect(visitor.difference(from: tree) == nil)
  }

  @Test("A table keeps the rows that are in the page when its component describes it again")
  func describedAgain() throws {
    let tree = LiveTree(Choosing())
    let visitor = Visitor(LiveSession(tree))
    let id = try tree.find(TableView.self).node().id
    for _ in 0..<2 { try visitor.act("scroll", on: id, [0, 400, 0, 480, 0]) }
    #expect(rows(tree).count == 60)
    try visitor.act("tap", on: tree.find(.cell("Row 55")).node().id)
    #expect(rows(tree).count == 60 && rows(tree).last == "Row 59" && rows(tree)[55] == "Row 55, chosen")
    #expect(visitor.difference(from: tree) == nil && visitor.others.isEmpty)
  }

  @Test("A page opened at a row of a table scrolls there, and gets the rows above it")
  func openedAtRow() throws {
    let tree = table(200, of: .contentOffset(CGPoint(x: 0, y: 4_400)))
    let visitor = Visitor(LiveSession(tree))
    #expect(rows(tree).first == "Row 100")
    try visitor.reconnect()
    #expect(visitor.others == ["v"])
    // The page is at its top, where a browser does not keep in view what it shows.
    try visitor.act("scroll", on: tree.root.id, [0, 0, 0, 720, 0])
    #expect(rows(tree) == (80..<120).map { "Row \($0)" } && visitor.others == ["v", "v"])
    #expect(visitor.difference(from: tree) == nil)
  }

  /// Returns the title of the row to which a page goes that is loaded again.
  private func rowAfterReload(of session: LiveSession, _ tree: LiveTree<Void>) throws -> String? {
    let text = try session.resume(from: -1).map(\.text).joined()
    let id = text.matches(of: /\["v",(\d+)\]/).last.flatMap { Int($0.1) }
    return tree.root.children.first { $0.id == id }?.text
  }

  @Test("A reloaded page shows a list at its former row, and not at the first row that was loaded above it")
  func loadedAgain() throws {
    let tree = table(200, of: .scrollToRow <-- Var(RowPath(row: 100, section: 0)))
    let visitor = Visitor(LiveSession(tree))
    try visitor.reconnect()
    try visitor.act("scroll", on: tree.root.id, [0, 0, 0, 720, 0])
    #expect(rows(tree).first == "Row 80")
    for _ in 0..<2 { #expect(try rowAfterReload(of: visitor.session, tree) == "Row 100") }
  }

  @Test("A reloaded page shows a list where its user has scrolled it", arguments: [30, 200])
  func scrolledAgain(count: Int) throws {
    let tree = table(count)
    let visitor = Visitor(LiveSession(tree))
    try visitor.act("scroll", on: tree.root.id, [0, 440, 0, 480, 0])
    #expect(try rowAfterReload(of: visitor.session, tree) == "Row 10")
  }

  @Test("A reloaded page shows a list at its start if its user has scrolled back there")
  func scrolledBack() throws {
    let tree = table(30)
    let visitor = Visitor(LiveSession(tree))
    try visitor.act("scroll", on: tree.root.id, [0, 440, 0, 1_480, 0])
    try visitor.act("scroll", on: tree.root.id, [0, 0, 0, 1_480, 0])
    #expect(try rowAfterReload(of: visitor.session, tree) == nil)
  }

  @Test("An opened page scrolls to the row that the program chose, also near the end of a table", arguments: [15, 100])
  func openedNearEnd(count: Int) throws {
    let tree = table(count, of: .scrollToRow <-- Var(RowPath(row: count - 3, section: 0)))
    let session = LiveSession(tree)
    _ = session.open()
    let text = try session.resume(from: -1).map(\.text).joined()
    let row = try tree.find(.cell("Row \(count - 3)")).node().id
    #expect(text.contains(#"["v",\#(row)]"#), "\(text)")
  }

  @Test("A scrolled table or scroll view that is inserted into the page is shown at its offset, and stays there")
  func comesScrolled() throws {
    let (isShown, title) = (Var(false), Var("a"))
    let rows = TableModel([SectionModel(nil, rows: RowList((0..<200).map(row)))])
    let tree = LiveTree {
      VStack {
        Label(.text <-- title)
        if isShown.value {
          TableView(.model(rows), .contentOffset(CGPoint(x: 0, y: 4_400)))
          TableView(.model(rows))
          ScrollView(.contentOffset(CGPoint(x: 0, y: 70))) { Label("Text") }
          ScrollView { Label("Text") }
        }
      }
    }
    let visitor = Visitor(LiveSession(tree))
    isShown.set(true)
    let frame = try #require(visitor.session.frames().first)
    let row = try tree.find(.cell("Row 100")).node().id
    let id = try #require(tree.root.childNodes.first { $0.mounted.current is ScrollView }?.id)
    #expect(frame.text.hasSuffix(#"["v",\#(row)],["v",\#(id),0,70]]]"#), "\(frame.text)")
    try visitor.apply([frame])
    title.set("b")
    try visitor.apply(visitor.session.frames())
    #expect(visitor.others == ["v", "v"] && visitor.difference(from: tree) == nil)
    try visitor.reconnect()
    let count = visitor.others.count
    title.set("c")
    try visitor.apply(visitor.session.frames())
    #expect(visitor.others.count == count)
  }

  @Test("A table with all of its rows in the page scrolls to the row of the program")
  func scrolledToVisibleRow() throws {
    let target = Var(RowPath?.none)
    let tree = table(15, of: .scrollToRow <-- target.compactMap { $0 })
    let session = LiveSession(tree)
    _ = session.open()
    target.set(RowPath(row: 12, section: 0))
    let text = session.frames().map(\.text).joined()
    #expect(text.hasSuffix(#"["v",\#(try tree.find(.cell("Row 12")).node().id)]]]"#), "\(text)")
  }

  /// A collection with two rows that scroll sideways above a grid.
  private func collection(_ mods: Mod<CollectionView>...) -> LiveTree<Void> {
    func section(_ name: String, _ layout: CollectionLayout) -> SectionModel {
      SectionModel(
        id: WidgetKey(name), layout: layout,
        rows: RowList((0..<100).map { CellModel("\(name) \($0)", TableViewCell(.text("\(name) \($0)"))) }))
    }
    return LiveTree(
      CollectionView(
        .model(TableModel([section("A", .row()), section("B", .row(.paging)), section("C", .grid(columns: 3))])),
        Mod(list: mods)))
  }

  private func items(_ tree: LiveTree<Void>, of section: String) -> [String] {
    rows(tree).filter { $0.hasPrefix(section) }
  }

  @Test("A row of a collection loads more items when its user comes near the last one")
  func moreItems() throws {
    let tree = collection()
    let visitor = Visitor(LiveSession(tree))
    #expect(LiveSession(tree).open().html.contains(#"data-i="2""#))
    #expect(items(tree, of: "B").last == "B 19")
    try visitor.act("scroll", on: tree.root.id, [100, 0, 1_000, 0, 2])
    #expect(items(tree, of: "B").last == "B 19")
    try visitor.act("scroll", on: tree.root.id, [500, 0, 1_000, 0, 2])
    #expect(items(tree, of: "B").last == "B 39")
    // From right to left, offsets are negative.
    try visitor.act("scroll", on: tree.root.id, [-1_500, 0, 2_000, 0, 2])
    #expect(items(tree, of: "B").last == "B 59")
    let collection = try #require(tree.root[CollectionView.self])
    #expect(collection.contentOffset == .zero && collection.firstVisibleItems.isEmpty)
    #expect(visitor.difference(from: tree) == nil && visitor.others.isEmpty)
    // No section has this number, and this one does not scroll by itself.
    try visitor.act("scroll", on: tree.root.id, [500, 0, 1_000, 0, 9])
    try visitor.act("scroll", on: tree.root.id, [0, 0, 1_000, 0, 3])
    #expect(visitor.difference(from: tree) == nil && visitor.others.isEmpty)
    for _ in 0..<9 { try visitor.act("scroll", on: tree.root.id, [900, 0, 1_000, 0, 2]) }
    #expect(items(tree, of: "B").count == 100)
    #expect(try tree.find(CollectionView.self).visibleItemCount == 100)
  }

  @Test("A row of a collection that the program has scrolled shows its target item first, then those before it")
  func scrolledToItem() throws {
    let target = Var(RowPath?.none)
    let tree = collection(.scrollToItem <-- target.compactMap { $0 })
    let visitor = Visitor(LiveSession(tree))
    target.set(RowPath(row: 50, section: 1))
    func id(_ text: String) throws -> Int { try tree.find(.cell(text)).node().id }
    let frame = try #require(visitor.session.frames().first)
    #expect(frame.text.hasSuffix(#"["v",\#(try id("B 50"))]]]"#))
    try visitor.apply([frame])
    #expect(items(tree, of: "B").first == "B 50" && items(tree, of: "A").isEmpty)
    // The page must go on showing the same item.
    try visitor.act("scroll", on: tree.root.id, [0, 0, 9_000, 0, 2])
    #expect(items(tree, of: "B").first == "B 30" && items(tree, of: "B").last == "B 69")
    #expect(visitor.difference(from: tree) == nil && visitor.others == ["v", "v"])
  }

  @Test("A collection loads more lines when its user comes near the last or the first one")
  func moreLines() throws {
    let target = Var(RowPath?.none)
    let tree = collection(.scrollToItem <-- target.compactMap { $0 })
    let visitor = Visitor(LiveSession(tree))
    #expect(items(tree, of: "C").last == "C 17")
    try visitor.act("scroll", on: tree.root.id, [0, 100, 0, 500, 0])
    #expect(items(tree, of: "C").last == "C 38")
    target.set(RowPath(row: 90, section: 2))
    try visitor.update()
    #expect(visitor.others == ["v"])
    for _ in 0..<20 where items(tree, of: "A").isEmpty {
      let before = rows(tree).count
      try visitor.act("scroll", on: tree.root.id, [0, 10, 0, 5_000, 0])
      #expect(rows(tree).count > before)
    }
    #expect(items(tree, of: "A").first == "A 0")
    #expect(visitor.difference(from: tree) == nil)
  }

  @Test("A collection that scrolls sideways loads more sections, and more items of a section that scrolls down")
  func sidewaysCollection() throws {
    let tree = collection(.scrollDirection(.horizontal))
    let visitor = Visitor(LiveSession(tree))
    try visitor.act("scroll", on: tree.root.id, [100, 0, 500, 0, 0])
    #expect(items(tree, of: "C").last == "C 38")
    try visitor.act("scroll", on: tree.root.id, [0, 100, 0, 500, 1])
    #expect(items(tree, of: "A").last == "A 59")
    #expect(visitor.difference(from: tree) == nil && visitor.others.isEmpty)
  }
}

/// A list that is described again with the row that has been chosen.
private struct Choosing: Component {
  @Variable private var chosen = 0

  var body: Children {
    let chosen = chosen
    TableView(
      .model(
        TableModel {
          Section {
            for number in 0..<100 {
              CellModel(number, TableViewCell(.text(number == chosen ? "Row \(number), chosen" : "Row \(number)")))
                .with { $0.didSelect = { self.chosen = number } }
            }
          }
        }))
  }
}
