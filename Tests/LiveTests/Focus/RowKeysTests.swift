import LiveTesting
import Testing

@testable import Live

@MainActor
@Suite("Keys in a row")
struct RowKeysTests {
  @Test("An arrow in a row whose open actions were removed chooses none of them")
  func goneActions() throws {
    let hasActions = Var(true)
    let tree = LiveTree(
      TableView(
        .model
          <-- hasActions.map { hasActions in
            let row = CellModel(1, TableViewCell(.text("Ada"))).with {
              $0.trailingSwipeActions = hasActions ? [SwipeAction("Pin") {}] : []
            }
            return TableModel([SectionModel(rows: [row])])
          }))
    try tree.press(.tab)
    try tree.press(.left + .alternate)
    #expect(tree.find(TableViewCell.self).nodes.first?.openSwipeEdge == .trailing)
    hasActions.set(false)
    try? tree.press(.left)
    #expect(tree.tree.focus.component == 0)
  }
}
