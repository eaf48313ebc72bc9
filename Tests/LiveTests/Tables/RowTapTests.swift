import LiveTesting
import Testing

@MainActor @Suite struct RowTapTests {
  /// The ways in which users choose a row.
  enum Way: CaseIterable {
    case tap, select, keys
  }

  /// The places of a tap recognizer of a row.
  enum Place: CaseIterable {
    case cell, content, contentOfModel
  }

  private func choose(_ tree: LiveTree<Void>, by way: Way) throws {
    switch way {
    case .tap: try tree.find(TableViewCell.self).tap()
    case .select: try tree.find(.type(TableView.self)).select(at: RowPath(row: 0, section: 0))
    case .keys:
      try tree.press(.tab)
      try tree.press(.return)
    }
  }

  @Test("A row that takes no touches cannot be chosen in any way", arguments: Way.allCases, [false, true])
  func noTouches(way: Way, hasTap: Bool) throws {
    var log: [String] = []
    let tap: Mod<TableViewCell> = hasTap ? .onTap { log.append("tap") } : Mod { _ in }
    let tree = LiveTree(
      TableView(.didSelectRow --> { log.append("selected \($0)") }) {
        TableViewCell(.text("Ada"), tap, .isUserInteractionEnabled(false))
      })
    #expect(throws: (any Error).self) { try choose(tree, by: way) }
    #expect(log.isEmpty)
  }

  @Test(
    "A row's own tap is recognized however the row is chosen, and the row is not selected",
    arguments: Way.allCases, Place.allCases)
  func ownTap(way: Way, place: Place) throws {
    var log: [String] = []
    let tree = LiveTree(
      TableView(.didSelectRow --> { log.append("selected \($0)") }) {
        switch place {
        case .cell: TableViewCell(.text("Ada"), .onTap { log.append("tap") })
        case .content: HStack(.onTap { log.append("tap") }) { Label("Ada") }
        case .contentOfModel: CellModel(1, showing: View(.onTap { log.append("tap") }))
        }
      })
    try choose(tree, by: way)
    #expect(log == ["tap"])
    #expect(try tree.find(TableView.self).selectedRows.isEmpty)
  }

  @Test("A row's own tap is recognized in a table without selection", arguments: Way.allCases)
  func withoutSelection(way: Way) throws {
    var taps = 0
    let tree = LiveTree(TableView(.allowsSelection(false)) { TableViewCell(.text("Ada"), .onTap { taps += 1 }) })
    try choose(tree, by: way)
    #expect(taps == 1)
  }

  @Test(
    "A row without a tap recognizer of its own is selected, also if a widget in it recognizes taps",
    arguments: Way.allCases)
  func selection(way: Way) throws {
    var log: [String] = []
    let tree = LiveTree(
      TableView(.didSelectRow --> { log.append("selected \($0)") }) {
        TableViewCell(.subviews([Label("a", .onTap { log.append("label") }), Label("b")]))
      })
    try choose(tree, by: way)
    #expect(log == ["selected [0, 0]"])
  }
}
