import Foundation
import Mod
import Testing
import Widgets

@testable import Layout

@Suite("Plain views and scroll views")
struct OverlayLayoutTests {
  private func placed(_ tree: any Widget, _ width: Double, _ height: Double) -> Placed {
    LayoutNode(tree, ruler: PointRuler(), isRightToLeft: false)
      .placed(in: CGRect(x: 0, y: 0, width: width, height: height))
  }

  @Test("Subviews without a frame fill the view")
  func subviewsWithoutAFrameFillTheView() {
    let view = View(.subviews([Label("a"), Label("b")]))
    #expect(
      placed(view, 50, 40).children.map(\.frame)
        == Array(repeating: CGRect(x: 0, y: 0, width: 50, height: 40), count: 2))
  }

  @Test("An explicit frame is kept")
  func aFrameSetByHandHolds() {
    let frame = CGRect(x: 5, y: 6, width: 7, height: 8)
    let view = View(.subviews([Label("a", .frame(frame))]))
    #expect(placed(view, 50, 40).children.map(\.frame) == [frame])
    #expect(LayoutNode(view, ruler: PointRuler(), isRightToLeft: false).size() == CGSize(width: 12, height: 14))
  }

  @Test("Bounds and center determine the frame")
  func boundsAndCenterMakeAFrame() {
    let child = View(.bounds(CGRect(x: 0, y: 0, width: 10, height: 20)), .center(CGPoint(x: 25, y: 30)))
    #expect(placed(View(.subviews([child])), 50, 40).children[0].frame == CGRect(x: 20, y: 20, width: 10, height: 20))
  }

  @Test("Hidden widgets take no space")
  func hiddenWidgetsTakeNoPlace() {
    #expect(placed(View(.subviews([Label("a", .isHidden(true))])), 50, 40).children.isEmpty)
  }

  @Test("Scroll views place their content by inset and offset")
  func scrollViewsPlaceTheirContentByInsetAndOffset() {
    let scroll = ScrollView(
      .contentInset(EdgeInsets(top: 10, left: 5)), .contentOffset(CGPoint(x: 0, y: 30)),
      .subviews([StackView(.axis(.vertical), .arrangedSubviews([Label("a\nb", .numberOfLines(0))]))]))
    #expect(placed(scroll, 50, 30).children[0].frame == CGRect(x: 5, y: -20, width: 45, height: 41))
    #expect(LayoutNode(scroll, ruler: PointRuler(), isRightToLeft: false).size(width: 50).height == 51)
  }

  @Test("A scroll view lays out its content in the width of its content size")
  func scrollViewsAreAsWideAsTheirContentSaysItIs() {
    let scroll = ScrollView(.contentSize(CGSize(width: 200, height: 0)), .subviews([Label("a")]))
    #expect(placed(scroll, 50, 30).children[0].frame.width == 200)
  }

  @Test("A previewable widget contains the layout of its preview")
  func previewableWidgetsHoldWhatTheyLookLike() {
    let gauge = placed(Gauge(), 50, 4)
    #expect(gauge.children.map(\.frame) == [CGRect(x: 0, y: 0, width: 50, height: 4)])
  }
}

/// A widget of somebody's own.
private struct Gauge: Widget {
  var attributes = ViewAttributes.fresh
}

extension Gauge: Previewable {
  var preview: any Widget { ProgressView(.progress(0.5)) }
}
