import Foundation
import Testing
import Widgets

@testable import Layout
@testable import Terminal

@Suite("Lengths in cells, and lists")
struct CellRulerTests {
  private func height(_ list: any Widget, listHeight: Double?) -> Double {
    LayoutNode(list, ruler: CellRuler(listHeight: listHeight), isRightToLeft: false).size(width: 20).height
  }

  @Test(
    "A minimum height of less than three rows is one row in cells, and a larger one is kept",
    arguments: [(0.0, 1.0), (9, 1), (24, 1), (44, 1), (59, 1), (60, 3), (100, 5)])
  func leastHeight(points: Double, rows: Double) {
    #expect(height(Label("Text", .height(min: points)), listHeight: nil) == rows)
    #expect(height(View(.height(min: points)), listHeight: nil) == (points < 10 ? 0 : rows))
    let lines = Label("One\ntwo", .numberOfLines(0), .height(min: points))
    #expect(height(lines, listHeight: nil) == max(2, rows))
    #expect(height(View(.height(points)), listHeight: nil) == (points / 20).rounded())
  }

  private func table(showing shown: Int, of count: Int) -> TableView {
    var table = TableView(.separatorStyle(.none), .visibleRowCount(shown))
    table.model = TableModel([SectionModel(rows: RowList((0..<count).map { CellModel($0, cell($0)) }))])
    table.cells = Children((0..<shown).map(cell))
    return table
  }

  private func collection(showing shown: Int, of count: Int) -> CollectionView {
    var collection = CollectionView()
    collection.model = table(showing: shown, of: count).model
    collection.visibleItems = (0..<shown).map { RowPath(item: $0, section: 0) }
    collection.cells = Children((0..<shown).map(cell))
    return collection
  }

  private func cell(_ number: Int) -> TableViewCell { TableViewCell(.text("Row \(number)"), .key(number)) }

  @Test("A list that shows all of its rows has their height, and another one gets all of the space")
  func height() {
    for (shown, count) in [(1, 1), (3, 3), (1, 2), (3, 40)] {
      for list in [table(showing: shown, of: count), collection(showing: shown, of: count)] as [any Widget] {
        let content = height(list, listHeight: nil)
        #expect(content >= Double(shown))
        #expect(height(list, listHeight: 12) == (shown < count ? 12 : content), "\(list)")
        #expect(height(list, listHeight: 2) == (shown < count ? 2 : min(2, content)), "\(list)")
      }
    }
  }

  @Test("A table without a model, and a collection that scrolls sideways, have the height of their visible rows")
  func content() {
    var table = TableView(.separatorStyle(.none), .visibleRowCount(1))
    table.cells = Children((0..<3).map(cell))
    var collection = collection(showing: 2, of: 40)
    collection.scrollDirection = .horizontal
    for list in [table, collection] as [any Widget] {
      #expect(height(list, listHeight: 30) == height(list, listHeight: nil), "\(list)")
    }
  }

  @Test("Lists that do not all fit get equal shares, and space that one does not need goes to the others")
  func shares() {
    let lists = Children([table(showing: 3, of: 40), table(showing: 2, of: 2), collection(showing: 1, of: 40)])
    func heights(_ children: Children, in height: Double) -> [Double] {
      let stack = LayoutNode(
        StackView(.axis(.vertical), .arrangedSubviews(children)), ruler: CellRuler(listHeight: 12),
        isRightToLeft: false)
      let placed = stack.placed(in: CGRect(x: 0, y: 0, width: 20, height: height))
      return placed.children.map { Double($0.frame.height) }
    }
    #expect(heights(lists, in: 12) == [5, 2, 5])
    #expect(heights(lists, in: 3) == [1, 1, 1])
    let high = Children([table(showing: 3, of: 40), table(showing: 3, of: 40).with(.minimumHeight(LayoutLength(160)))])
    #expect(heights(high, in: 12) == [4, 8])
    #expect(heights(Children([Label("Above"), table(showing: 1, of: 40)]), in: 7) == [1, 6])
  }
}
