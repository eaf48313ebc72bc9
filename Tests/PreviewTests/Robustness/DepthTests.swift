import Foundation
import Mod
import Terminal
import Testing
import Widgets

@testable import Layout
@testable import Preview

@Suite("Deep and wide trees")
struct DepthTests {
  private func nested(_ levels: Int, _ wrap: (any Widget) -> any Widget = { child in VStack { child } }) -> any Widget {
    (0..<levels).reduce(Label("innermost") as any Widget) { child, _ in wrap(child) }
  }

  @Test("Ten thousand nested stacks show in every preview")
  func depth() {
    let tree = nested(10_000)
    #expect(Preview.terminal(tree, color: false) == "innermost")
    #expect(Preview.svg(tree).contains("innermost"))
    #expect(Preview.html(tree).contains("innermost"))
    #expect(Preview.text(tree).hasSuffix(#"Label "innermost""#))
  }

  @Test("The size of a drawing grows linearly with the depth of the tree")
  func length() {
    let lengths = [1_000, 2_000].map { Preview.svg(nested($0)).utf8.count }
    #expect(lengths[1] < 3 * lengths[0])
  }

  /// How often widgets are measured.
  private final class CountingRuler: Ruler, @unchecked Sendable {
    var count = 0

    func need(of node: LayoutNode, width: Double?) -> Need {
      count += 1
      return PointRuler().need(of: node, width: width)
    }

    func length(_ points: Double, along axis: Axis) -> Double { points }
    var unit: Double { 0.5 }

    func baseline(of node: LayoutNode) -> Double? {
      count += 1
      return PointRuler().baseline(of: node)
    }

    func border(of node: LayoutNode) -> Double { 0 }
  }

  private func count(_ tree: any Widget, width: Double = 375) -> Int {
    let ruler = CountingRuler()
    let node = LayoutNode(tree, ruler: ruler, isRightToLeft: false)
    _ = node.placed(in: CGRect(x: 0, y: 0, width: width, height: node.size(width: width).height))
    return ruler.count
  }

  @Test(
    "The number of measurements grows linearly with the depth of the tree",
    arguments: [(StackView.Alignment.fill, 375.0), (.center, 100_000), (.firstBaseline, 100_000)])
  func deepRows(_ alignment: StackView.Alignment, _ width: Double) {
    let counts = [50, 100, 200].map { levels in
      let tree = nested(levels) { StackView(.alignment(alignment), .arrangedSubviews([$0, Label("beside")])) }
      return count(tree, width: width)
    }
    #expect(counts[1] < 5 * counts[0] / 2 && counts[2] < 5 * counts[1] / 2)
  }

  @Test("The number of measurements grows linearly with the number of widgets", arguments: StackView.Alignment.allCases)
  func wideRows(_ alignment: StackView.Alignment) {
    let counts = [100, 200].map { number in
      count(StackView(.alignment(alignment), .arrangedSubviews(Children((0..<number).map { Label("\($0)") }))))
    }
    #expect(counts[1] < 5 * counts[0] / 2)
  }
}
