import Foundation
import Mod
import Testing
import Values

@Suite("Numbers that can be tokens")
struct ThemedTests {
  @Test("An assigned token reads as the number of the standard theme, and a constant replaces it")
  func assigning() {
    var dash = Dash()
    #expect(dash.length == 4 && dash.$length == 4)
    dash.length = .token(\Brand.radius)
    #expect(dash.length == 8)
    dash.length += 1
    #expect(dash == Dash(length: 9))
    dash.length = .token(\Brand.radius)
    dash.length = 8
    #expect(dash == Dash(length: 8) && dash.$length == 8)
    dash.width = .token(\Brand.half)
    #expect(dash.width == 4)
    dash.width = nil
    #expect(dash.width == nil)
  }

  @Test("Two values are equal if they have equal numbers and the same tokens")
  func equality() {
    #expect(Dash(length: .token(\Brand.radius)) == Dash(length: .token(\Brand.radius)))
    #expect(Dash(length: .token(\Brand.radius)) != Dash(length: .token(\Brand.edge)))
    #expect(Dash(length: .token(\Brand.radius)) != Dash(length: 8))
    #expect(Set([Dash(length: .token(\Brand.radius)), Dash(length: .token(\Brand.radius)), Dash()]).count == 2)
    #expect(Dash(length: .nan) == Dash(length: .nan) && Dash(length: .nan) != Dash(length: .token(\Brand.radius)))
    #expect(Dash(length: .nan) == Dash(length: -.nan), "as computations on different processors make it")
    #expect(Dash(length: .nan).hashValue == Dash(length: -.nan).hashValue)
    #expect(Dash(length: 0) == Dash(length: -0.0) && Dash(length: 0).hashValue == Dash(length: -0.0).hashValue)
  }

  @Test("Each number of insets and sizes can be a token")
  func groups() {
    var box = Box()
    box.insets = EdgeInsets(top: .token(\Brand.radius), left: 1, bottom: .token(\Brand.half), right: 2)
    #expect(box.insets == EdgeInsets(top: 8, left: 1, bottom: 4, right: 2))
    #expect(box.$insets != box.insets && box == box)
    let same = box
    box.insets.left = 3
    #expect(box.insets == EdgeInsets(top: 8, left: 3, bottom: 4, right: 2) && box != same)
  }

  @Test("Changes print the name of a token")
  func printing() {
    let style: Mod<Dash> = \.length .~ .token(\Brand.radius)
    #expect(style.changes(to: Dash()).map(\.description) == [#"length: 4.0 → .token(\Brand.radius)"#])
    let back: Mod<Dash> = \.length .~ 8
    #expect(
      back.changes(to: Dash(length: .token(\Brand.radius))).map(\.description) == [
        #"length: .token(\Brand.radius) → 8.0"#
      ])
    let other: Mod<Dash> = \.length .~ .token(\Brand.edge)
    #expect(
      other.changes(to: Dash(length: .token(\Brand.radius))).map(\.description) == [
        #"length: .token(\Brand.radius) → .token(\Brand.edge)"#
      ])
    let constant: Mod<Dash> = \.length .~ 6
    #expect(constant.changes(to: Dash()).map { $0.new as? Double } == [6])
    let insets: Mod<Box> = \.insets .~ EdgeInsets(top: .token(\Brand.radius), left: 2)
    #expect(
      insets.changes(to: Box()).map(\.description) == [
        #"insets: EdgeInsets(top: 0.0, left: 0.0, bottom: 0.0, right: 0.0) → "#
          + #"EdgeInsets(top: .token(\Brand.radius), left: 2.0, bottom: 0.0, right: 0.0)"#
      ])
    let pairs: Mod<Box> = \.insets .~ EdgeInsets(h: .token(\Brand.radius), v: 2)
    #expect(pairs.changes(to: Box()).map { literal(of: $0.new) } == [#"EdgeInsets(h: .token(\Brand.radius), v: 2.0)"#])
    let all: Mod<Box> = \.insets .~ EdgeInsets(.token(\Brand.radius))
    #expect(all.changes(to: Box()).map { literal(of: $0.new) } == [#"EdgeInsets(.token(\Brand.radius))"#])
    #expect(style.conflicts(with: back, on: Dash()).map(\.description).count == 1)
  }

  @Test("Tokens in a cycle are 0, and a number computed from a token is not a number")
  func edges() {
    #expect(Dash(length: .token(\Brand.circle)).length == 0)
    #expect(Dash(length: .token(\Brand.alias)).length == 8)
    #expect(Dash(length: .token(\Brand.radius) * 2).length.isNaN)
    #expect(Dash(length: -.token(\Brand.radius)).length.isNaN)
    #expect(Dash(length: .signalingNaN).length.isNaN)
  }

  @Test("A number computed from a token remembers the token, unless it was converted to fewer bits")
  func computing() {
    let radius = Double.token(\Brand.radius)
    for number in [radius * 2, 1 - radius, -radius, -radius / 2, radius.rounded(), Double(CGFloat(radius) * 2)] {
      #expect(number.computedTokenPath == TokenPath(\Brand.radius) && number.tokenPath == nil)
    }
    for number in [radius, 8, .nan, -.nan, .signalingNaN, .infinity, Double(Float(radius))] {
      #expect(number.computedTokenPath == nil)
    }
  }

  @Test("Of insets with a token, the numbers that were computed from one are listed, and the token is not")
  func listing() throws {
    let space = Double.token(\Brand.radius)
    let insets = Themed(wrappedValue: EdgeInsets(top: space, left: space * 2, bottom: 4, right: 0))
    let numbers = try #require(Mirror(reflecting: insets).children.first?.value as? NumbersWithTokens)
    #expect(numbers.paths == [TokenPath(\Brand.radius)])
    #expect(numbers.computed.map(\.name) == ["left"] && numbers.computed[0].path == TokenPath(\Brand.radius))
  }

  @Test("An animated number is interpolated between the numbers of the standard theme")
  func moving() {
    let start = Themed(wrappedValue: Double.token(\Brand.radius))
    #expect(start.interpolated(to: Themed(wrappedValue: 16), at: 0.5).wrappedValue == 12)
  }
}

private struct Dash: Hashable, Sendable {
  @Themed var length = 4.0
  @Themed var width: Double? = nil
}

private struct Box: Hashable, Sendable {
  @Themed var insets = EdgeInsets.zero
}

private struct Brand: Theme {
  var radius = 8.0
  var edge = 8.0
  var half: Double { radius / 2 }
  var alias: Double { .token(\Brand.radius) }
  var circle: Double { .token(\Brand.circle) }

  static let standard = Brand()
}
