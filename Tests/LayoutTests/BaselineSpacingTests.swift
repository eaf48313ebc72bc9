import Foundation
import Mod
import Testing
import Widgets

@testable import Layout

@Suite("Space between baselines")
struct BaselineSpacingTests {
  private func stack(_ children: [any Widget]) -> StackView {
    StackView(
      .axis(.vertical), .spacing(40), .isBaselineRelativeArrangement(true), .arrangedSubviews(Children(children)))
  }

  private func frames(_ stack: StackView) -> [CGRect] {
    let node = LayoutNode(stack, ruler: PointRuler(), isRightToLeft: false)
    return node.placed(in: CGRect(origin: .zero, size: node.size(width: 200))).children.map(\.frame)
  }

  @Test("The space between two texts is measured from the last baseline to the first baseline of the next")
  func texts() {
    let (small, large) = (Font.systemFont(ofSize: 17), Font.systemFont(ofSize: 34))
    let frames = frames(stack([Label("a\nb", .numberOfLines(0), .font(small)), Label("c", .font(large))]))
    let above = frames[0].minY + TextMetrics.lineHeight(of: small) + TextMetrics.ascent(of: small)
    #expect(frames[1].minY + TextMetrics.ascent(of: large) - above == 40)
  }

  @Test("The space between widgets without text is measured between their edges, and rows have no baselines")
  func others() {
    let box = View(.height(10))
    #expect(frames(stack([box, box])).map(\.minY) == [0, 50])
    let row = stack([Label("a"), Label("b")]).with(.axis(.horizontal))
    #expect(frames(row) == frames(row.with(.isBaselineRelativeArrangement(false))))
  }
}
