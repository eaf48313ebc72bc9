import Foundation
import Testing
import Widgets

@testable import Layout

@Suite("Sizes that have been computed")
struct KnownLayoutTests {
  @Test("The sizes for the last 32 widths are cached")
  func bound() {
    var sizes = KnownSizes()
    sizes[nil] = CGSize(width: 7, height: 7)
    for width in 1...1_000 { sizes[Double(width)] = CGSize(width: width, height: 2 * width) }
    let known = (1...1_000).filter { sizes[Double($0)] != nil }
    #expect(known == Array(969...1_000))
    #expect(known.allSatisfy { sizes[Double($0)] == CGSize(width: $0, height: 2 * $0) })
    #expect(sizes[nil] == CGSize(width: 7, height: 7))
  }

  @Test("Widths that differ by rounding share a cached size, and others do not")
  func tolerance() {
    var sizes = KnownSizes()
    sizes[0.1 + 0.2] = CGSize(width: 1, height: 1)
    #expect(sizes[0.3] != nil && sizes[0.300_01] == nil && sizes[nil] == nil)
  }

  @Test("A layout that is resized through a thousand widths and back equals a new layout at each width")
  func dragging() {
    let tree = VStack {
      Label("Some words that need several lines in most of the widths", .numberOfLines(0))
      HStack {
        Label("Left"); Label("Right, with some more words", .numberOfLines(0))
      }
    }
    let node = LayoutNode(tree, ruler: PointRuler(), isRightToLeft: false)
    var heights: Set<Double> = []
    for width in Array(1...1_000) + [1_000, 999, 968, 500, 20] {
      let fresh = LayoutNode(tree, ruler: PointRuler(), isRightToLeft: false)
      #expect(node.size(width: Double(width)) == fresh.size(width: Double(width)))
      heights.insert(node.size(width: Double(width)).height)
    }
    #expect(heights.count > 5)
  }
}
