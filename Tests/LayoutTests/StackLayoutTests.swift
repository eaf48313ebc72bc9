import Foundation
import Mod
import Testing
import Widgets

@testable import Layout

@Suite("Stacks")
struct StackLayoutTests {
  /// A view of a size that nothing changes.
  private func box(_ width: Double, _ height: Double) -> View {
    View(.frame(CGRect(x: 0, y: 0, width: width, height: height)))
  }

  private func frames(_ tree: any Widget, _ width: Double, _ height: Double, isRightToLeft: Bool = false) -> [CGRect] {
    LayoutNode(tree, ruler: PointRuler(), isRightToLeft: isRightToLeft)
      .placed(in: CGRect(x: 0, y: 0, width: width, height: height)).children.map(\.frame)
  }

  @Test("Rows place their children one after another, with spacing")
  func rowsPlaceOneAfterAnotherWithSpacing() {
    let row = StackView(.spacing(10), .arrangedSubviews([box(20, 5), box(30, 5), box(40, 5)]))
    #expect(frames(row, 110, 5).map(\.minX) == [0, 30, 70])
  }

  @Test("A column that fills a screen keeps empty space at its end, and a spacer does not make its row higher")
  func screens() {
    func heights(_ tree: StackView) -> [Double] {
      LayoutNode(tree, ruler: PointRuler(), isRightToLeft: false, fillsScreen: true)
        .placed(in: CGRect(x: 0, y: 0, width: 300, height: 500)).children.map { Double($0.frame.height) }
    }
    let line = 20.5
    #expect(
      heights(
        VStack {
          Label("A"); Label("B")
        }) == [line, line])
    #expect(
      heights(
        VStack {
          Label("A"); Spacer()
        }) == [line, 500 - line])
    #expect(
      heights(
        VStack {
          HStack {
            Label("A"); Spacer()
          }; Label("B")
        }) == [line, line])
    #expect(
      heights(
        VStack {
          HStack {
            Label("A"); Spacer(20)
          }; Label("B")
        }) == [line, line])
    #expect(
      heights(
        VStack(.distribution(.fillEqually)) {
          Label("A"); Label("B")
        }) == [250, 250])
    #expect(
      frames(
        VStack {
          Label("A"); Label("B")
        }, 300, 500
      ).map(\.height) == [250, 250])
  }

  @Test("Custom spacing keeps its index if other children are hidden")
  func customSpacingHoldsForItsIndexThoughOthersAreHidden() {
    let hidden = box(20, 5).with(.isHidden(true))
    let row = StackView(.spacing(10), .customSpacing([1: 4]), .arrangedSubviews([hidden, box(20, 5), box(30, 5)]))
    #expect(frames(row, 54, 5).map(\.minX) == [0, 24])
  }

  @Test("Rows run from right to left in right-to-left languages")
  func rowsRunFromRightToLeftWhereTheLanguageDoes() {
    let row = StackView(.spacing(10), .arrangedSubviews([box(20, 5), box(30, 5)]))
    #expect(frames(row, 100, 5, isRightToLeft: true).map(\.minX) == [80, 40])
    #expect(frames(row.with(.semanticContentAttribute(.forceRightToLeft)), 100, 5).map(\.minX) == [80, 40])
    let forced = row.with(.semanticContentAttribute(.forceLeftToRight))
    #expect(frames(forced, 100, 5, isRightToLeft: true).map(\.minX) == [0, 30])
  }

  @Test(
    "Alignment places children across the axis",
    arguments: [
      (StackView.Alignment.fill, 0.0, 40.0), (.leading, 0, 10), (.center, 15, 10), (.trailing, 30, 10),
    ])
  func alignmentPlacesAcrossTheAxis(alignment: StackView.Alignment, start: Double, length: Double) {
    let row = StackView(.alignment(alignment), .arrangedSubviews([box(20, 10)]))
    #expect(frames(row, 20, 40) == [CGRect(x: 0, y: start, width: 20, height: length)])
    let column = StackView(.axis(.vertical), .alignment(alignment), .arrangedSubviews([box(10, 20)]))
    #expect(frames(column, 40, 20) == [CGRect(x: start, y: 0, width: length, height: 20)])
  }

  @Test("Baseline alignment puts the baselines on one line")
  func baselinesAreLevel() {
    let large = Label("A", .font(.systemFont(ofSize: 40)))
    let small = Label("a", .font(.systemFont(ofSize: 20)))
    let row = StackView(.alignment(.firstBaseline), .arrangedSubviews([small, large]))
    #expect(frames(row, 100, 48).map(\.minY) == [19, 0])
  }

  @Test("The child with the lowest hugging priority takes the remaining space")
  func theLeastHuggingTakesWhatIsLeft() {
    let row = StackView(
      .arrangedSubviews([Label("a", .horizontalContentHuggingPriority(200)), Label("a"), Switch()]))
    let widths = frames(row, 200, 31).map(\.width)
    #expect(widths == [139.5, 9.5, 51])
  }

  @Test("Children with the same hugging priority share the remaining space")
  func thoseThatHugAlikeShareWhatIsLeft() {
    let row = StackView(.arrangedSubviews([Label("a"), Label("a")]))
    #expect(frames(row, 100, 20).map(\.width) == [50, 50])
  }

  @Test("The child with the lowest compression resistance shrinks")
  func theLeastResistingGivesWay() {
    let long = "a text of many words"
    let row = StackView(
      .arrangedSubviews([Label(long), Label(long, .horizontalContentCompressionResistancePriority(749)), Switch()]))
    let widths = frames(row, 250, 31).map(\.width)
    #expect(widths[0] == LayoutNode(Label(long), ruler: PointRuler(), isRightToLeft: false).size().width)
    #expect(widths[2] == 51)
    #expect(widths.reduce(0, +) == 250)
  }

  @Test("Required sizes overflow the stack")
  func requiredSizesOverflow() {
    let row = StackView(.arrangedSubviews([box(60, 5), box(60, 5)]))
    #expect(frames(row, 100, 5).map(\.width) == [60, 60])
  }

  @Test("Fill equally gives all children one size")
  func fillEquallyGivesAllOneSize() {
    let row = StackView(.distribution(.fillEqually), .spacing(10), .arrangedSubviews([box(20, 5), box(40, 5)]))
    #expect(frames(row, 110, 5).map(\.width) == [50, 50])
    #expect(LayoutNode(row, ruler: PointRuler(), isRightToLeft: false).size() == CGSize(width: 90, height: 5))
  }

  @Test("Fill proportionally keeps the proportions of the children")
  func fillProportionallyKeepsTheShares() {
    let row = StackView(.distribution(.fillProportionally), .arrangedSubviews([box(20, 5), box(60, 5)]))
    #expect(frames(row, 160, 5).map(\.width) == [40, 120])
  }

  @Test("Equal spacing distributes the gaps")
  func equalSpacingSpreadsTheGaps() {
    let row = StackView(.distribution(.equalSpacing), .arrangedSubviews([box(20, 5), box(60, 5), box(20, 5)]))
    #expect(frames(row, 160, 5).map(\.minX) == [0, 50, 140])
  }

  @Test("Equal centering distributes the centers")
  func equalCenteringSpreadsTheCentres() {
    let row = StackView(.distribution(.equalCentering), .arrangedSubviews([box(20, 5), box(60, 5), box(20, 5)]))
    #expect(frames(row, 180, 5).map(\.midX) == [10, 90, 170])
  }

  @Test("Layout margins apply only if the stack asks for them")
  func marginsKeepFreeOnlyWhereAskedFor() {
    let row = StackView(.directionalLayoutMargins(DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)))
      .with(.arrangedSubviews([box(20, 10)]))
    let margined = row.with(.isLayoutMarginsRelativeArrangement(true))
    #expect(frames(row, 20, 10) == [CGRect(x: 0, y: 0, width: 20, height: 10)])
    #expect(LayoutNode(margined, ruler: PointRuler(), isRightToLeft: false).size() == CGSize(width: 26, height: 14))
    #expect(frames(margined, 26, 14) == [CGRect(x: 2, y: 1, width: 20, height: 10)])
    #expect(frames(margined, 26, 14, isRightToLeft: true) == [CGRect(x: 4, y: 1, width: 20, height: 10)])
  }

  @Test("Columns are as high as their text in their width")
  func columnsAreAsHighAsTheirTextInTheirWidth() {
    let column = StackView(.axis(.vertical), .arrangedSubviews([Label("one two", .numberOfLines(0))]))
    let node = LayoutNode(column, ruler: PointRuler(), isRightToLeft: false)
    #expect(node.size(width: 200).height == 20.5)
    #expect(node.size(width: 40).height == 41)
  }

  @Test("Each text of a column is as high as its lines in the width of the column")
  func eachTextOfAColumn() {
    let texts = ["one two", "one two three"].map { Label($0, .numberOfLines(0)) }
    #expect(frames(StackView(.axis(.vertical), .arrangedSubviews([])), 45, 102.5) == [])
    let column = StackView(.axis(.vertical), .arrangedSubviews(Children(texts)))
    #expect(frames(column, 45, 102.5).map(\.height) == [41, 61.5])
  }

  @Test("Positions are multiples of half a point")
  func placesAreHalves() {
    let row = StackView(.distribution(.fillEqually), .arrangedSubviews([View(), View(), View()]))
    #expect(frames(row, 100, 5).map(\.minX) == [0, 33.5, 66.5])
  }

  @Test("The layout of deep trees takes linear time")
  func deepTreesTakeTimeInProportion() {
    let tree = (0..<40).reduce(Label("deep") as any Widget) { tree, level in
      StackView(.axis(level.isMultiple(of: 2) ? .horizontal : .vertical), .arrangedSubviews([tree]))
    }
    #expect(frames(tree, 100, 20.5) == [CGRect(x: 0, y: 0, width: 100, height: 20.5)])
  }
}
