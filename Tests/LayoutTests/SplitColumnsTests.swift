import Foundation
import Mod
import Testing
import Widgets

@testable import Layout

@Suite("The columns of a split view")
struct SplitColumnsTests {
  private let split = SplitViewController(.preferredPrimaryColumnWidthFraction(0.25)) {
    ViewController("A") { Label("A") }
    ViewController("B") { Label("B") }
  }

  private func frames(_ split: SplitViewController, _ width: Double, isRightToLeft: Bool = false) -> [CGRect] {
    LayoutNode(split, ruler: PointRuler(), isRightToLeft: isRightToLeft)
      .placed(in: CGRect(x: 0, y: 0, width: width, height: 100)).children[0].children.map(\.frame)
  }

  @Test("The first column has a fraction of the width, between its limits")
  func fraction() {
    #expect(frames(split, 800).map(\.minX) == [0, 200])
    #expect(frames(split, 800).map(\.maxX) == [200, 800])
    #expect(frames(split.with(.minimumPrimaryColumnWidth(300)), 800)[0].width == 300)
    #expect(frames(split.with(.maximumPrimaryColumnWidth(50)), 800)[0].width == 50)
    #expect(frames(split.with(.minimumPrimaryColumnWidth(900)), 800).map(\.width) == [800, 0])
    #expect(frames(split, 800, isRightToLeft: true).map(\.minX) == [600, 0])
  }

  @Test("Fractions outside of 0 to 1 are clamped, and those that are not numbers are ignored")
  func limits() {
    #expect(frames(split.with(.preferredPrimaryColumnWidthFraction(7)), 800).map(\.width) == [800, 0])
    #expect(frames(split.with(.preferredPrimaryColumnWidthFraction(-1)), 800).map(\.width) == [0, 800])
    let without = split.with(.preferredPrimaryColumnWidthFraction(nil))
    #expect(frames(split.with(.preferredPrimaryColumnWidthFraction(.nan)), 800) == frames(without, 800))
  }
}
