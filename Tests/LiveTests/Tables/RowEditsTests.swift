import LiveTesting
import Testing

private func path(_ row: Int, _ section: Int = 0) -> RowPath { RowPath(row: row, section: section) }

@MainActor
@Suite("Edits of users in a row")
struct RowEditsTests {
  private let ids = Var(Array(0..<100))

  /// The kinds of rows: of a cell of their own, of a shared one, and without a key.
  enum Kind: CaseIterable {
    case own, shared, unnamed
  }

  private func tree(_ kind: Kind) -> LiveTree<Void> {
    let rows: Signal<TableModel> =
      switch kind {
      case .own:
        ids.tableData(id: { $0 }) { CellModel($0, TableViewCell(.text("\($0)")) { TextField() }) }
      case .shared:
        ids.tableData(id: { $0 }) { id in
          CellModel(id, reusing: "cell", showing: id) { TableViewCell(.text <-- $0.map { "\($0)" }) { TextField() } }
        }
      case .unnamed:
        ids.map { ids in
          TableModel { Section { for id in ids { TableViewCell(.text("\(id)")) { TextField() } } } }
        }
      }
    return LiveTree(
      View {
        TableView(.visibleRowCount(4), .tableData <-- rows)
        TextField(.accessibilityIdentifier("other"))
      })
  }

  private func scroll(_ tree: LiveTree<Void>, to row: Int) throws {
    try tree.find(TableView.self).scroll(to: path(row))
  }

  private func field(_ tree: LiveTree<Void>, _ id: Int) throws -> Node {
    let cells = tree.find(TableViewCell.self).nodes
    let cell = try #require(cells.first { $0[TableViewCell.self]?.text == "\(id)" })
    return try #require(cell.children.first)
  }

  /// The texts of the rows in sight that somebody has typed into.
  private func typed(_ tree: LiveTree<Void>) -> [String: String] {
    let cells = tree.find(TableViewCell.self).nodes.map { ($0[TableViewCell.self]?.text ?? "", $0.children[0]) }
    return Dictionary(cells.map { ($0, $1[TextField.self]?.text ?? "") }, uniquingKeysWith: { $1 }).filter { $1 != "" }
  }

  @Test(
    "A user's edit in a row returns when the row is scrolled out of view and back", arguments: Kind.allCases
  )
  func scrolling(_ kind: Kind) throws {
    let tree = tree(kind)
    try field(tree, 1).type("one")
    try field(tree, 2).type("two")
    for steps in [[1, 2, 3, 4, 3, 2, 1, 0], [50, 0], [2, 0], [3, 96, 1, 0]] {
      for row in steps {
        try scroll(tree, to: row)
        let visible = Set((row..<row + 4).map { "\($0)" })
        #expect(typed(tree) == ["1": "one", "2": "two"].filter { visible.contains($0.key) })
      }
    }
  }

  @Test(
    "A user's edit in a row returns with the focus, unless something else was focused meanwhile",
    arguments: Kind.allCases)
  func focus(_ kind: Kind) throws {
    let tree = tree(kind)
    try field(tree, 1).focus()
    try scroll(tree, to: 20)
    try scroll(tree, to: 0)
    #expect(try field(tree, 1).isFocused)
    try scroll(tree, to: 20)
    try tree.find(.identifier("other")).focus()
    try scroll(tree, to: 0)
    #expect(try !field(tree, 1).isFocused)
    try scroll(tree, to: 20)
    try tree.find(.identifier("other")).unfocus()
    try scroll(tree, to: 0)
    #expect(try !field(tree, 1).isFocused)
  }

  @Test("A user's edit moves with a row that is out of view, and is removed with it", arguments: [Kind.own, .shared])
  func changes(_ kind: Kind) throws {
    let tree = tree(kind)
    try field(tree, 1).type("one")
    try field(tree, 2).type("two")
    try scroll(tree, to: 20)
    ids.set([200, 201] + ids.value.filter { $0 != 2 })
    try scroll(tree, to: 0)
    #expect(typed(tree) == ["1": "one"])
    try scroll(tree, to: 20)
    ids.value.removeAll { $0 == 1 }
    ids.set([1, 2] + ids.value)
    try scroll(tree, to: 0)
    #expect(typed(tree) == [:])
  }

  @Test("A user's edit stays when the section of a row out of view is reloaded")
  func reloadedSection() throws {
    let driver = TableDriver(TableView(.visibleRowCount(4), .model(model(0..<50))))
    try #require(driver.cell(at: path(1))).children[0].type("one")
    try driver.scroll(to: path(20))
    try driver.show(model(-1..<50), changes: BatchUpdate(reloadedSections: [0]))
    try driver.scroll(to: path(0))
    #expect(driver.cell(at: path(2))?.children[0][TextField.self]?.text == "one")
  }

  @Test("A user's edit in a row out of view is replaced by a description that changes the property")
  func description() throws {
    let driver = TableDriver(TableView(.visibleRowCount(4), .model(model(0..<50))))
    try #require(driver.cell(at: path(1))).children[0].type("one")
    try driver.scroll(to: path(20))
    driver.show(model(0..<50, text: "new"))
    try driver.scroll(to: path(0))
    #expect(driver.cell(at: path(1))?.children[0][TextField.self]?.text == "new")
  }

  private func model(_ ids: Range<Int>, text: String = "") -> TableModel {
    TableModel([SectionModel(rows: RowList(ids.map { CellModel($0, TableViewCell { TextField(.text(text)) }) }))])
  }
}

/// A row with a state of its own.
private struct Tally: Component {
  @Variable var count = 0

  var body: Children { Button("\(count)", .tapped --> { count += 1 }) }
}

@MainActor
@Suite("The state of a component in a row")
struct RowStateTests {
  @Test(
    "The state of a component in a row stays while the row is out of view, whichever cell shows it",
    arguments: [false, true])
  func state(_ isShared: Bool) throws {
    let rows = Var(Array(0..<50)).tableData(id: { $0 }) { id in
      // Rows are made on the main actor here, as they are looked at.
      MainActor.assumeIsolated {
        isShared
          ? CellModel(id, reusing: "cell", showing: id) { _ in TableViewCell { Tally() } }
          : CellModel(id, TableViewCell { Tally() })
      }
    }
    let tree = LiveTree(TableView(.visibleRowCount(3), .tableData <-- rows))
    func titles() -> [String?] { tree.find(Button.self).all.map(\.title) }
    try #require(tree.find(Button.self).nodes.dropFirst().first).tap()
    #expect(titles() == ["0", "1", "0"])
    try tree.scroll(to: RowPath(row: 20, section: 0))
    #expect(titles() == ["0", "0", "0"])
    try tree.scroll(to: RowPath(row: 1, section: 0))
    #expect(titles() == ["1", "0", "0"])
  }
}
