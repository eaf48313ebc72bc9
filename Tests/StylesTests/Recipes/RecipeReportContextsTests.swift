import Mod
import Styles
import Testing
import Widgets

private enum Size: CaseIterable { case small, medium, large }

private struct Purpose: OpenChoice {
  var name: String
  static let plain = Purpose(name: "plain")
  static let danger = Purpose(name: "danger")
  static let brand = Purpose(name: "brand")
  static let allCases = [plain, danger]
}

private struct Look: DefaultVariants {
  var size = Size.small
  var isWide = false
  var purpose = Purpose.plain
  var other: Purpose?
  var inset = 4.0
  var title = ""
}

private typealias Rules = Recipe<Button, Look>

@Suite("A report judges a value together with the other choices") struct RecipeReportContextsTests {
  private let sizes = RecipeRule<Button, Look>.on(\.size) {
    switch $0 {
    case .small: .layer.borderWidth(1)
    case .medium: .layer.borderWidth(2)
    case .large: .layer.borderWidth(3)
    }
  }

  private let purposes = RecipeRule<Button, Look>.on(\.purpose) { .alpha($0 == .plain ? 0.9 : 0.8) }

  private func report(_ recipe: Rules) -> [String] {
    recipe.report(on: Button()).map(\.description).filter { !$0.contains("both set") }
  }

  @Test("A value that changes what another choice sets has an effect")
  func effects() {
    #expect(report(Rules(sizes, .on(\.isWide, .layer.borderWidth(0)))) == [])
    #expect(report(Rules(sizes, .on(\.isWide, .unset(\.layer.borderWidth)))) == [])
    #expect(report(Rules(sizes, .on(\.isWide, .layer.borderWidth.update { $0 *= 2 }))) == [])
    #expect(report(Rules(.on(\.isWide, .layer.borderWidth(0)))) == ["The value true of isWide changes nothing."])
  }

  @Test("A pair that modifies what a choice sets does not replace it")
  func updates() {
    let recipe = Rules(
      .on(\.isWide) { .layer.borderWidth($0 ? 3 : 1) },
      .on(\.isWide, \.size) { _, size in
        .layer.borderWidth.update { $0 *= size == .small ? 2 : size == .medium ? 3 : 4 }
      })
    #expect(report(recipe) == [])
    #expect(Button("a", recipe(\.isWide .~ true)).layer.borderWidth == 6)
  }

  @Test("A value that a pair or a condition sets again is not reported as replaced")
  func sameValues() {
    let recipe = Rules(
      .on(\.isWide) { .layer.borderWidth($0 ? 3 : 1) }, .when({ $0.isWide }, .layer.borderWidth(3), .alpha(0.5)))
    #expect(report(recipe) == [])
  }

  @Test("The report names a value that a condition always replaces, also an added one, or in a state")
  func conditions() {
    func lost(_ value: String, _ property: String, number: Int = 1) -> String {
      "The value \(value) sets \(property), but the rule .when number \(number) always replaces it."
    }
    let always = Rules(sizes, .when({ _ in true }, .layer.borderWidth(9)))
    #expect(report(always) == ["small", "medium", "large"].map { lost("\($0) of size", "layer.borderWidth") })
    let brand = Rules(purposes, .when({ $0.inset > 100 }, .tag(1)), .when({ $0.purpose != .danger }, .alpha(0.3)))
      .adding(.brand, to: \.purpose) { _ in .alpha(0.1) }
    #expect(report(brand).contains(lost("brand of purpose", "alpha", number: 2)))
    #expect(!report(brand).contains { $0.hasPrefix("The value danger") })
    let hovered = Rules(
      .on(\.isWide, .while(.hovered, .alpha(0.1))), .when({ $0.isWide }, .while(.hovered, .alpha(0.2))))
    #expect(report(hovered) == [lost("true of isWide", "alpha in .hovered")])
    let pair = Rules(
      .on(\.size, \.isWide) { $0 == .large && $1 ? .tag(1) : .identity }, .when({ $0.size == .large }, .tag(2)))
    #expect(report(pair).contains(lost("large, true of size, isWide", "tag")))
  }

  @Test("The report names both of two conditions that replace a value together")
  func twoConditions() {
    let recipe = Rules(
      .on(\.isWide) { .layer.borderWidth($0 ? 3 : 1) }, .when({ $0.size == .small }, .layer.borderWidth(8)),
      .when({ $0.size != .small }, .layer.borderWidth(9)))
    #expect(
      report(recipe).first
        == "The value false of isWide sets layer.borderWidth, but the rule .when number 1 and the rule .when number 2 "
        + "always replaces it.")
  }

  @Test("The report does not assume that a condition on a text or a number always replaces a value")
  func openConditions() {
    #expect(report(Rules(sizes, .when({ $0.title.isEmpty }, .layer.borderWidth(9)))) == [])
    #expect(report(Rules(sizes, .when({ $0.inset < 100 }, .layer.borderWidth(9)))) == [])
  }

  @Test("The report names a value that is added twice, or that has a style already")
  func addedTwice() {
    let brand = Rules(purposes).adding(.brand, to: \.purpose) { _ in .alpha(0.1) }
    #expect(report(brand) == [])
    #expect(
      report(brand.adding(.brand, to: \.purpose) { _ in .alpha(0.2) }) == [
        "The value brand of purpose sets alpha, but a later style of purpose always replaces it."
      ])
    #expect(
      report(Rules(purposes).adding(.danger, to: \.purpose) { _ in .alpha(0.2) }) == [
        "The value danger of purpose sets alpha, but a later style of purpose always replaces it."
      ])
  }

  @Test("The report names a value of an optional choice that a pair replaces once")
  func once() {
    let recipe = Rules(
      .on(\.other) { .alpha($0 == nil ? 0.9 : 0.8) },
      .on(\.other, \.isWide) { .alpha($1 ? 0.6 : $0 == .danger ? 0.5 : 0.7) }
    ).adding(.brand, to: \.other) { _ in .alpha(0.2) }
    #expect(report(recipe).count { $0.hasPrefix("The value brand of other") } == 1)
  }

  @Test("A choice and the base of the same part that set a property in the same state are in conflict")
  func baseOfPart() {
    struct Parts { var title = Mod<Label>.identity }
    let recipe = Recipe<Parts, Look>(
      .slot(\.title, .base(.while(.hovered, .alpha(0.1))), .on(\.isWide, .while(.hovered, .alpha(0.2)))))
    #expect(recipe.report(on: Parts()) == [.conflict("base", "isWide", property: "title.alpha in .hovered")])
  }
}
