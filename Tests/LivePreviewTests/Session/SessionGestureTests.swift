import Foundation
import LivePreview
import LiveTesting
import Testing

/// Swipes and long presses in a page.
@MainActor
struct SessionGestureTests {
  @Test("A swipe goes in the direction of its longer side, to the recognizers around it")
  func swipes() throws {
    let log = Var<[String]>([])
    let recognizers: GestureRecognizers = [
      SwipeGestureRecognizer(.direction(.left), .recognized --> { log.set(log.value + ["left"]) }),
      SwipeGestureRecognizer(.direction(.down), .recognized --> { log.set(log.value + ["down"]) }),
    ]
    let tree = LiveTree(
      View(.gestureRecognizers(recognizers)) {
        Label("Here")
      })
    let visitor = Visitor(LiveSession(tree))
    let id = tree.root.children[0].id
    try visitor.act("swipe", on: id, [-80, 30])
    try visitor.act("swipe", on: id, [10, 90])
    #expect(log.value == ["left", "down"])
    #expect(throws: SessionRefusal.self) { try visitor.act("swipe", on: id, [80, 0]) }
    #expect(throws: SessionRefusal.malformed("“v”")) { try visitor.act("swipe", on: id, "left") }
  }

  @Test("A swipe over a row shows its actions, and the next one hides them")
  func rows() throws {
    let row = CellModel(1, TableViewCell(.text("Row"))).with { $0.editingStyle = .delete }
    let tree = LiveTree(TableView(.model(TableModel([SectionModel(nil, rows: RowList([row]))]))))
    let visitor = Visitor(LiveSession(tree))
    let cell = try tree.find(.cell("Row")).node()
    try visitor.act("swipe", on: cell.id, [-90, 0])
    #expect(cell[TableViewCell.self]?.swipedEdge == .trailing)
    #expect(visitor.difference(from: tree) == nil)
    try visitor.act("swipe", on: cell.id, [90, 0])
    #expect(cell[TableViewCell.self]?.swipedEdge == nil)
    #expect(visitor.difference(from: tree) == nil)
  }

  @Test("Elements that answer to long presses have a mark, and others leave the menu of the browser alone")
  func presses() throws {
    let count = Var(0)
    let tree = LiveTree(
      VStack {
        View(
          .gestureRecognizers([LongPressGestureRecognizer(.recognized --> { count.set(count.value + 1) })]))
        Label("Text")
      })
    let session = LiveSession(tree)
    let html = session.open().html
    let nodes = tree.root.children
    #expect(html.contains(#"data-n="\#(nodes[0].id)" class="View" data-h"#), "\(html.suffix(900))")
    #expect(html.components(separatedBy: " data-h").count == 2)
    #expect(session.refusal(of: #"{"i":1,"s":0,"n":\#(nodes[0].id),"k":"press"}"#) == nil)
    #expect(count.value == 1)
  }
}
