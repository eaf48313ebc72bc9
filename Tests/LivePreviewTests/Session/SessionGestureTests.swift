import Foundation
import LivePreview
import LiveTesting
import Testing

/// A component whose body is the cell of a row.
private struct RowLine: Component {
  @Variable var count = 0

  var body: Children {
    TableViewCell(.text("Row"), .detailText("\(count)"), .accessoryType(.detailButton)) {
      Button("+", .tapped --> { count += 1 })
    }
  }
}

/// Swipes and long presses in a page.
@MainActor
struct SessionGestureTests {
  @Test("A swipe goes in the direction of its longer side, and reaches recognizers of containers")
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

  @Test("A swipe over a row shows its actions, and the next one hides them", arguments: [false, true])
  func rows(ofComponents: Bool) throws {
    let model = ofComponents ? CellModel(1, showing: RowLine()) : CellModel(1, TableViewCell(.text("Row")))
    let row = model.with { $0.editingStyle = .delete }
    let tree = LiveTree(TableView(.model(TableModel([SectionModel(nil, rows: RowList([row]))]))))
    let visitor = Visitor(LiveSession(tree))
    let cell = try tree.find(.type(TableViewCell.self)).node()
    try visitor.act("swipe", on: cell.id, [-90, 0])
    #expect(cell[TableViewCell.self]?.swipedEdge == .trailing)
    #expect(visitor.difference(from: tree) == nil)
    try visitor.act("swipe", on: cell.id, [90, 0])
    #expect(cell[TableViewCell.self]?.swipedEdge == nil)
    #expect(visitor.difference(from: tree) == nil)
  }

  @Test("The detail button of a cell outside of a table is a button of the page")
  func loneCell() throws {
    let taps = Var(0)
    let tree = LiveTree(
      VStack {
        TableViewCell(
          .text("Ada"), .accessoryType(.detailButton), .accessoryButtonTapped --> { taps.set(taps.value + 1) })
      })
    let visitor = Visitor(LiveSession(tree))
    let cell = try tree.find(TableViewCell.self).node()
    let html = visitor.session.open().html
    #expect(html.contains(/data-n="\d+" class="TableViewCell[^"]*".*<button type="button"[^>]*aria-label="More Info"/))
    try visitor.act("part", on: cell.id, "")
    #expect(taps.value == 1)
  }

  @Test(
    "A component whose body is a cell is one row of the page, and is patched", arguments: [false, true])
  func componentRows(isCollection: Bool) throws {
    let (log, isEditing) = (Var<[String]>([]), Var(false))
    func note(_ text: String) { log.set(log.value + [text]) }
    let list: any Widget =
      isCollection
      ? CollectionView(.isEditing <-- isEditing, .didSelectItem --> { note("select \($0.row)") }) {
        RowLine()
        RowLine()
      }
      : TableView(
        .isEditing <-- isEditing, .allowsMultipleSelectionDuringEditing(true),
        .didSelectRow --> { note("select \($0.row)") }, .accessoryButtonTapped --> { note("detail \($0.row)") }
      ) {
        RowLine()
        RowLine()
      }
    let tree = LiveTree(list)
    let visitor = Visitor(LiveSession(tree))
    #expect(visitor.session.open().html.matches(of: /role="row"/).count == 2)
    let cell = try #require(tree.find(.type(TableViewCell.self)).all.last)
    try visitor.act("tap", on: cell.id)
    #expect(visitor.difference(from: tree) == nil)
    if !isCollection { try visitor.act("part", on: cell.id, "") }
    try visitor.act("tap", on: tree.find(.button("+")).all[1].id)
    #expect(visitor.difference(from: tree) == nil)
    try visitor.act("tap", on: tree.find(.type(TableViewCell.self)).all[0].id)
    #expect(visitor.difference(from: tree) == nil)
    #expect(log.value == (isCollection ? ["select 1", "select 0"] : ["select 1", "detail 1", "select 0"]))
    #expect(tree.find(TableViewCell.self).all.map(\.detailText) == ["0", "1"])
    #expect(tree.find(TableViewCell.self).all.map(\.isSelected) == [true, false])
    for isEdited in [true, false] {
      isEditing.set(isEdited)
      try visitor.update()
      #expect(visitor.difference(from: tree) == nil)
    }
  }

  @Test("Elements that recognize long presses are marked, so that others keep the browser's menu")
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
