import LivePreview
import LiveTesting
import TestSupport
import Testing

private struct RowLine: Component {
  let number: Int

  var body: Children { TableViewCell(.text("Row \(number)")) }
}

@MainActor
struct ListPatchTests {
  /// Lists whose elements have others around their cells, or stand beside them.
  enum Kind: CaseIterable {
    case edited, editedComponents, deletable, swiped, models, sections, grid, flow, cards

    @MainActor func list(_ numbers: [Int]) -> any Widget {
      switch self {
      case .edited:
        TableView(.isEditing(true)) { for number in numbers { TableViewCell(.text("\(number)"), .key(number)) } }
      case .editedComponents:
        TableView(.isEditing(true)) { ForEach(numbers, id: \.self) { RowLine(number: $0) } }
      case .deletable:
        TableView { for number in numbers { row(number).with { $0.editingStyle = .delete } } }
      case .swiped:
        TableView {
          for number in numbers { row(number).with { $0.trailingSwipeActions = [SwipeAction("Delete \(number)") {}] } }
        }
      case .models:
        TableView(.isEditing(numbers.count.isMultiple(of: 2))) {
          for number in numbers {
            CellModel(number, showing: RowLine(number: number)).with {
              $0.editingStyle = .delete
              $0.canMove = true
            }
          }
        }
      case .sections:
        TableView(.isEditing(true)) {
          Section("First") { for number in numbers.prefix(4) { row(number) } }
          Section("Second") { for number in numbers.dropFirst(4) { row(number) } }
        }
      case .grid: CollectionView(.model(TableModel([section(.grid(columns: 3), numbers)])))
      case .flow: CollectionView(.model(TableModel([section(.flow(), numbers)])))
      case .cards: CollectionView(.model(TableModel([section(.row(itemWidth: 100), numbers)])))
      }
    }

    @MainActor private func row(_ number: Int) -> CellModel { CellModel(number, TableViewCell(.text("Row \(number)"))) }

    @MainActor private func section(_ layout: CollectionLayout, _ numbers: [Int]) -> SectionModel {
      SectionModel(layout: layout, rows: RowList(numbers.map(row)))
    }
  }

  @Test("After rows come, go and move, a page shows what a new page shows", arguments: Kind.allCases)
  func rows(_ kind: Kind) throws {
    var random = SeededGenerator(seed: 7)
    let numbers = Var([0, 1, 2])
    let tree = LiveTree(numbers) { numbers in [kind.list(numbers)] }
    let renderer = HTMLRenderer()
    let lifetime = tree.render(with: renderer)
    let browser = Browser(renderer.html())
    let fixed = [
      [1, 2], [2, 1], [0, 2, 1], [1, 0, 2], [1, 0], [0, 1, 2, 3, 4, 5, 6], [3, 4, 5, 6], [6, 3, 4, 5],
    ]
    let others = (0..<40).map { _ in
      (0..<9).shuffled(using: &random).prefix(Int.random(in: 0...9, using: &random)).map { $0 }
    }
    for new in fixed + others {
      let former = numbers.value
      numbers.set(new)
      let patches = renderer.patches()
      try browser.apply(patches)
      let look = Browser(Preview.html(tree.widget, as: .fragment)).look
      try #require(Browser.difference(browser.look, look) == nil, "\(former) to \(new): \(patches)")
    }
    withExtendedLifetime(lifetime) {}
  }
}
