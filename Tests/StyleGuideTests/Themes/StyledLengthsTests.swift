import Foundation
import Mod
import StyleGuide
import Testing
import Values
import Widgets

/// A widget of somebody's own, with lengths whose purposes it does not declare.
private struct Ladder: Widget {
  @Themed var letterSpacing = 0.0
  @Themed var cornerRadius = 0.0
  var attributes = ViewAttributes.fresh
}

/// A widget of somebody's own that declares a distance and a radius.
private struct Shelf: Widget {
  @Themed var gap = 0.0
  @Themed var bend = 0.0
  @Themed var boards: EdgeInsets = .zero
  var ladder = CollectionLayout(.flow)
  var attributes = ViewAttributes.fresh
}

extension Shelf: ThemedLengths {
  static var distances: [Property<Shelf, Double>] { [Property(\.gap)] }
  static var radii: [Property<Shelf, Double>] { [Property(\.bend)] }
}

@MainActor @Suite("Purposes of lengths in an audit against a theme") struct StyledLengthsTests {
  private func messages(_ tree: any WidgetConvertible) -> [String] {
    tree.audit(against: Paint.self).map { "\($0.property): \($0.message)" }
  }

  @Test("A property that is named like a distance or a radius is compared only if its type declares it")
  func undeclared() {
    #expect(messages(configure(Ladder(), with: \.letterSpacing .~ 5 + \.cornerRadius .~ 7)) == [])
  }

  @Test("A declared distance or radius is compared with tokens of the same purpose")
  func declared() {
    #expect(
      messages(configure(Shelf(), with: \.gap .~ 5 + \.bend .~ 7)) == [
        "gap: hard-coded 5.0; nearest is spacing.small, 4.0", "bend: hard-coded 7.0; nearest is radius, 8.0",
      ])
    #expect(messages(configure(Shelf(), with: \.gap .~ 4 + \.bend .~ 8)) == [])
    #expect(messages(configure(Shelf(), with: \.gap .~ .token(\Paint.spacing.small))) == [])
  }

  @Test("Insets and layouts declare their distances themselves, whatever the property is called")
  func types() {
    #expect(
      messages(configure(Shelf(), with: \.boards.top .~ 5 + \.ladder.lineSpacing .~ 15)) == [
        "boards.top: hard-coded 5.0; nearest is spacing.small, 4.0",
        "ladder.lineSpacing: hard-coded 15.0; nearest is spacing.large, 16.0",
      ])
  }

  @Test("Lengths inside layers, states and optional insets are compared as well")
  func inside() {
    let layer = ShapeLayer(.cornerRadius(7))
    #expect(
      messages(View(.layer.sublayers([layer]))).map { $0.drop { $0 != "c" } } == [
        "cornerRadius: hard-coded 7.0; nearest is radius, 8.0"
      ])
    #expect(
      messages(HStack(.while(.hovered, .spacing(5))) {}) == [
        "while(.hovered).spacing: hard-coded 5.0; nearest is spacing.small, 4.0"
      ])
    let cell = TableViewCell(.separatorInset(EdgeInsets(left: 15)))
    #expect(messages(cell).first == "separatorInset.left: hard-coded 15.0; nearest is spacing.large, 16.0")
  }
}
