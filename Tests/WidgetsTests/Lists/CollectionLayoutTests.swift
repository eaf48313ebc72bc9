import Foundation
import Mod
import Testing
import Widgets

struct CollectionLayoutTests {
  @Test(
    "A line has as many items as fit, and one fewer if it is slightly narrower", arguments: [0, 8, 100.0 / 3])
  func columns(spacing: Double) {
    for item in [1, 20, 100.0 / 3, 96, 0.1] {
      for count in 1...40 {
        let width = Double(count) * item + Double(count - 1) * spacing
        #expect(CollectionLayout.columns(ofWidth: item, spacing: spacing, in: width) == count)
        let narrower = CollectionLayout.columns(ofWidth: item, spacing: spacing, in: width - 0.001)
        #expect(narrower == max(1, count - 1), "\(count) items of \(item)")
      }
    }
  }

  @Test("An adaptive grid counts the items between its insets, in both directions", arguments: 1...5)
  func insets(count: Int) {
    let insets = DirectionalEdgeInsets(top: 3, leading: 5, bottom: 4, trailing: 7)
    func view(_ width: Double, _ height: Double, _ direction: Axis) -> CollectionView {
      CollectionView(
        .layout(.grid(minimumItemWidth: 100, spacing: 10, insets: insets)), .scrollDirection(direction),
        .width(LayoutLength(width)), .height(LayoutLength(height))
      ) {
        Section { for key in 0..<20 { TableViewCell(.key(WidgetKey(key))) } }
      }
    }
    let length = Double(count) * 110 - 10
    let first = RowPath(row: 0, section: 0)
    #expect(view(length + 12, 500, .vertical).lineCount(at: first) == count)
    #expect(view(length + 11.9, 500, .vertical).lineCount(at: first) == max(1, count - 1))
    #expect(view(500, length + 7, .horizontal).lineCount(at: first) == count)
    #expect(view(500, length + 6.9, .horizontal).lineCount(at: first) == max(1, count - 1))
  }

  @Test("The width of a collection is that of its bounds, or else the given one, or else that of a phone")
  func extents() {
    func counts(_ bounds: Double, _ length: Double?) -> [Int] {
      [Axis.vertical, .horizontal].map { direction in
        var view = CollectionView(.layout(.grid(minimumItemWidth: 100, spacing: 0)), .scrollDirection(direction)) {
          Section { for key in 0..<20 { TableViewCell(.key(WidgetKey(key))) } }
        }
        (view.width, view.height) = (length.map { LayoutLength($0) }, length.map { LayoutLength($0) })
        view.bounds.size = direction == .vertical ? CGSize(width: bounds, height: 1) : CGSize(width: 1, height: bounds)
        return view.lineCount(at: RowPath(row: 0, section: 0))
      }
    }
    #expect(counts(520, 210) == [5, 5])
    #expect(counts(210, 520) == [2, 2])
    #expect(counts(0, 210) == [2, 2] && counts(.infinity, 210) == [2, 2])
    #expect(counts(0, nil) == [3, 3])
  }
}
