import Foundation
import Mod
import Testing
import Widgets

@testable import Layout

@Suite("Padding, margins, sizes and positions")
struct LimitsTests {
  private func node(_ tree: any Widget, isRightToLeft: Bool = false) -> LayoutNode {
    LayoutNode(tree, ruler: PointRuler(), isRightToLeft: isRightToLeft)
  }

  private func frames(_ tree: any Widget, _ width: Double, _ height: Double, isRightToLeft: Bool = false) -> [CGRect] {
    node(tree, isRightToLeft: isRightToLeft)
      .placed(in: CGRect(x: 0, y: 0, width: width, height: height)).children.map(\.frame)
  }

  @Test("Padding surrounds the content")
  func paddingIsAroundTheInside() {
    let stack = VStack(.padding(top: 1, leading: 2, bottom: 3, trailing: 4)) { Switch() }
    #expect(node(stack).size() == CGSize(width: 57, height: 35))
    #expect(frames(stack, 57, 35) == [CGRect(x: 2, y: 1, width: 51, height: 31)])
    #expect(frames(stack, 57, 35, isRightToLeft: true) == [CGRect(x: 4, y: 1, width: 51, height: 31)])
    #expect(node(Switch(.padding(10))).placed(in: CGRect(x: 0, y: 0, width: 71, height: 51)).content.minX == 10)
  }

  @Test("Margins surround the widget")
  func marginsAreAroundTheWidget() {
    let stack = VStack { Switch(.margins(top: 1, leading: 2, bottom: 3, trailing: 4)) }
    #expect(node(stack).size() == CGSize(width: 57, height: 35))
    #expect(frames(stack, 57, 35) == [CGRect(x: 2, y: 1, width: 51, height: 31)])
    #expect(frames(stack, 57, 35, isRightToLeft: true) == [CGRect(x: 4, y: 1, width: 51, height: 31)])
  }

  @Test("A fixed length holds regardless of the content")
  func lengthsHoldWhateverTheContentNeeds() {
    #expect(node(Label("Views", .size(width: 100, height: 50))).size() == CGSize(width: 100, height: 50))
    #expect(node(Label("Views", .width(min: 100), .height(max: 10))).size() == CGSize(width: 100, height: 10))
    #expect(node(Label("one two", .numberOfLines(0), .width(40))).size(width: 200).height == 41)
  }

  @Test("A stack fills a child up to its maximum and shares the rest")
  func aStackFillsUpToTheMaximumAndSharesTheRest() {
    let row = HStack {
      View(.width(max: 20))
      View()
      View()
    }
    #expect(frames(row, 100, 10).map(\.width) == [20, 40, 40])
  }

  @Test("A stack compresses a child down to its minimum")
  func aStackSqueezesDownToTheMinimum() {
    let row = HStack {
      Label("one two three", .width(min: 100))
      Label("one two three")
    }
    #expect(frames(row, 150, 21).map(\.width) == [100, 50])
  }

  @Test("A minimum length does not add to a share that is already larger")
  func minimumWithinShare() {
    let row = HStack {
      View(.width(min: 30))
      View()
    }
    #expect(frames(row, 100, 10).map(\.width) == [50, 50])
    #expect(frames(row, 50, 10).map(\.width) == [30, 20])
    let column = VStack {
      View(.height(min: 60))
      View(.height(min: 10))
      View(.height(max: 20))
    }
    #expect(frames(column, 10, 120).map(\.height) == [60, 40, 20])
  }

  @Test("No widget gets less than its minimum, however little space there is")
  func minimum() {
    let text = "one two three four five"
    let row = HStack {
      Label(text, .width(min: 100))
      Label(text, .width(min: 80))
      Label(text)
    }
    #expect(frames(row, 240, 21).map(\.width) == [100, 80, 60])
    #expect(frames(row, 150, 21).map(\.width) == [100, 80, 0])
  }

  @Test("A preferred length is neither stretched nor compressed")
  func aWishedLengthIsNeitherStretchedNorSqueezed() {
    let row = HStack {
      View(.width(30))
      View()
    }
    #expect(frames(row, 100, 10).map(\.width) == [30, 70])
    #expect(frames(VStack { View(.size(30)) }, 100, 30) == [CGRect(x: 0, y: 0, width: 30, height: 30)])
  }

  @Test("Spacers take the remaining space, or their length")
  func spacersTakeWhatIsLeftOrTheirLength() {
    let row = HStack {
      Label("a")
      Spacer()
      Switch()
    }
    #expect(frames(row, 200, 31).map(\.minX) == [0, 9.5, 149])
    let fixed = VStack {
      Switch()
      Spacer(16)
      Switch()
    }
    #expect(frames(fixed, 60, 78).map(\.minY) == [0, 31, 47])
  }

  @Test("Dividers lie across the axis")
  func dividersLieAcrossTheAxis() {
    #expect(frames(VStack { Divider() }, 100, 0.5) == [CGRect(x: 0, y: 0, width: 100, height: 0.5)])
    #expect(frames(HStack { Divider(.thickness(2)) }, 100, 10)[0].size == CGSize(width: 2, height: 10))
  }

  @Test(
    "A plain view places its children by their positions",
    arguments: [
      (EmbedPosition.fill, CGRect(x: 0, y: 0, width: 100, height: 80)),
      (.top, CGRect(x: 0, y: 0, width: 100, height: 31)),
      (.topLeft, CGRect(x: 0, y: 0, width: 51, height: 31)), (.topCenter, CGRect(x: 24.5, y: 0, width: 51, height: 31)),
      (.topRight, CGRect(x: 49, y: 0, width: 51, height: 31)), (.left, CGRect(x: 0, y: 0, width: 51, height: 80)),
      (.center, CGRect(x: 24.5, y: 24.5, width: 51, height: 31)),
      (.centerLeft, CGRect(x: 0, y: 24.5, width: 51, height: 31)),
      (.centerRight, CGRect(x: 49, y: 24.5, width: 51, height: 31)),
      (.right, CGRect(x: 49, y: 0, width: 51, height: 80)),
      (.bottom, CGRect(x: 0, y: 49, width: 100, height: 31)), (.bottomLeft, CGRect(x: 0, y: 49, width: 51, height: 31)),
      (.bottomCenter, CGRect(x: 24.5, y: 49, width: 51, height: 31)),
      (.bottomRight, CGRect(x: 49, y: 49, width: 51, height: 31)),
    ])
  func positionsHoldInPlainViews(position: EmbedPosition, frame: CGRect) {
    #expect(frames(ZStack { Switch(.position(position)) }, 100, 80) == [frame])
  }
}
