import Mod
import Testing
import Widgets

@testable import Styles

private enum Size: CaseIterable { case small, medium, large }

private struct Look: DefaultVariants {
  var size = Size.small
  var isBold = false
  var isWide = false
  var comment = ""
}

private struct Given: Variants { var size: Size }

private enum Digit: Int, CaseIterable { case zero, one, two, three, four, five, six, seven, eight, nine }

private struct Digits: DefaultVariants {
  var a = Digit.zero
  var b = Digit.zero
  var c = Digit.zero
  var d = Digit.zero

  var all: [Int] { [a, b, c, d].map(\.rawValue) }
}

@Suite("Recipe combinations") struct RecipeCombinationsTests {
  @Test("All combinations of the choices with rules are listed, each with its style")
  func all() {
    let recipe = Recipe<Label, Look>(
      .on(\.size) { .numberOfLines($0 == .large ? 2 : 1) }, .on(\.isBold, .font(.headline)),
      .part(\.layer, .on(\.size) { .cornerRadius($0 == .small ? 0 : 4) }))
    let combinations = recipe.combinations
    #expect(
      combinations.map(\.description) == [
        "size: small, isBold: false", "size: small, isBold: true",
        "size: medium, isBold: false", "size: medium, isBold: true",
        "size: large, isBold: false", "size: large, isBold: true",
      ])
    #expect(combinations.allSatisfy { !$0.look.isWide })
    #expect("\(recipe)" == "Look(size: small | medium | large, isBold: false | true)")
    let given = Recipe<Label, Given>(.on(\.size) { .numberOfLines($0 == .large ? 2 : 1) })
    #expect("\(given)" == "Given(size: small | medium | large)")
    #expect(
      combinations[5].changes(to: Label()).map(\.description) == [
        "font: .system(17) → .headline", "numberOfLines: 1 → 2", "layer.cornerRadius: 0.0 → 4.0",
      ])
  }

  @Test("Properties without rules keep the values of the given selection")
  func given() {
    let recipe = Recipe<Label, Look>(.on(\.isBold, .font(.headline)))
    #expect(
      recipe.combinations(from: Look(comment: "x")).map(\.look) == [
        Look(comment: "x"), Look(isBold: true, comment: "x"),
      ])
  }

  @Test("If the combinations do not exceed the limit, all are listed")
  func limit() {
    let recipe = Recipe<Label, Digits>(
      .on(\.a) { .tag($0.rawValue) }, .on(\.b) { .tag($0.rawValue) }, .on(\.c) { .tag($0.rawValue) })
    #expect(Set(recipe.combinations.map(\.look.all)).count == Recipe<Label, Digits>.combinationLimit)
  }

  @Test("Above the limit, each pair of values of two choices is covered by few combinations")
  func pairwise() {
    let recipe = Recipe<Label, Digits>(
      .on(\.a) { .tag($0.rawValue) }, .on(\.b) { .tag($0.rawValue) }, .on(\.c) { .tag($0.rawValue) },
      .on(\.d) { .tag($0.rawValue) })
    let looks = recipe.combinations.map(\.look.all)
    #expect(looks.count >= 100 && looks.count < 200)
    for first in 0..<4 {
      for second in first + 1..<4 {
        let pairs = Set(looks.map { $0[first] * 10 + $0[second] })
        #expect(pairs.count == 100)
      }
    }
  }
}

@Suite("Recipe report") struct RecipeReportTests {
  @Test("The report of a recipe without faults is empty")
  func clean() {
    let recipe = Recipe<Label, Look>(
      .base(.tag(1)), .on(\.size) { .numberOfLines($0 == .small ? 2 : $0 == .medium ? 3 : 4) },
      .on(\.isBold, .font(.headline)), .when({ $0.isBold && $0.size == .large }, .alpha(0.5)))
    #expect(recipe.report(on: Label()).isEmpty)
  }

  @Test("The report names two choices that set the same property to different values")
  func conflict() {
    let recipe = Recipe<Label, Look>(
      .base(.tag(1)), .on(\.isWide, .tag(2)), .on(\.isBold, .tag(3), .alpha(0.5)))
    #expect(recipe.report(on: Label()) == [.conflict("isWide", "isBold", property: "tag")])
    #expect(recipe.report(on: Label())[0].description == "isWide and isBold both set tag; isBold wins.")
  }

  @Test("The report names a condition that no selection meets")
  func unreachable() {
    struct Look: DefaultVariants { var isBold = false }
    let recipe = Recipe<Label, Look>(
      .on(\.isBold, .tag(3)), .when({ $0.isBold }, .alpha(0.5)), .when({ $0.isBold && !$0.isBold }, .alpha(1)))
    #expect(recipe.report(on: Label()) == [.unreachable(combination: 1, sets: [])])
  }

  @Test("The report tries all of 20,000 selections before it calls a condition unmet")
  func manySelections() {
    struct Many: DefaultVariants {
      var a = Digit.zero
      var b = Digit.zero
      var c = Digit.zero
      var d = Digit.zero
      var isBold = false
    }
    let many = Recipe<Label, Many>(.on(\.isBold, .tag(3)), .when({ $0.a == .one && $0.a == .two }, .alpha(0.5)))
    #expect(many.report(on: Label()) == [.unreachable(combination: 0, sets: ["alpha"])])
  }

  @Test("A constant of the selection type does not count as a choice")
  func constants() {
    struct Look: DefaultVariants {
      let comment = "x"
      var isBold = false
    }
    let recipe = Recipe<Label, Look>(.on(\.isBold, .tag(3)), .when({ $0.isBold && !$0.isBold }, .alpha(0.5)))
    #expect(recipe.report(on: Label()) == [.unreachable(combination: 0, sets: ["alpha"])])
  }

  @Test("The report does not call a condition on a text unmet")
  func freeText() {
    struct Look: DefaultVariants {
      var text = ""
      var isBold = false
    }
    let recipe = Recipe<Label, Look>(.on(\.isBold, .tag(3)), .when({ $0.text == "special" }, .alpha(0.5)))
    #expect(recipe.report(on: Label()) == [.unmet(combination: 0, sets: ["alpha"], tried: 2)])
  }

  @Test("The report names values without an effect, and values with the same effect")
  func values() {
    let recipe = Recipe<Label, Look>(.base(.tag(2)), .on(\.size) { $0 == .small ? .tag(2) : .tag(3) })
    #expect(
      recipe.report(on: Label(), from: Look(size: .large)) == [
        .withoutEffect(choice: "size", value: "small"), .equal(choice: "size", "medium", "large"),
      ])
  }

  @Test("The report accepts a default value without a style, because the base has its style")
  func usualValue() {
    let recipe = Recipe<Label, Look>(
      .base(.tag(2)),
      .on(\.size) {
        switch $0 {
        case .small: []
        case .medium: .tag(3)
        case .large: .tag(4)
        }
      },
      .part(\.layer, .on(\.size) { $0 == .small ? .identity : .cornerRadius($0 == .medium ? 4 : 8) }))
    #expect(recipe.report(on: Label()) == [])
    #expect(recipe.report(on: Label(), from: Look(size: .large)) == [.withoutEffect(choice: "size", value: "small")])
  }

  @Test("The report names a part without a name at run time by its changes, and not by a memory address")
  func computedParts() {
    let recipe = Recipe<Button, Look>(
      .part(\.caption, .on(\.size) { $0 == .large ? .identity : .numberOfLines($0 == .small ? 3 : 2) }),
      .on(\.size) { .tag($0 == .small ? 5 : $0 == .medium ? 6 : 7) })
    let findings = recipe.report(on: Button()).map(\.description)
    let names = ["titleLabel", "caption"].map { "The value large of size in \($0) changes nothing." }
    #expect(findings.count == 1 && names.contains(findings[0]), "\(findings)")
    #expect(RecipePart(\Button.caption).name != "" && !RecipePart(\Button.caption).name.contains("0x"))
  }

  @Test("The report names a value without an effect, also if a condition is met with another value alone")
  func conditions() {
    let recipe = Recipe<Label, Look>(
      .on(\.size) { $0 == .small ? .tag(2) : .identity }, .when({ $0.size == .large }, .tag(3)))
    #expect(recipe.report(on: Label()) == [.withoutEffect(choice: "size", value: "medium")])
  }

  @Test("The report numbers conditions among each other, and lists what they set in states")
  func numbers() {
    let recipe = Recipe<Label, Look>(
      .on(\.size, \.isBold) { $0 == .small && $1 ? .tag(2) : .identity }, .when({ $0.isBold }, .alpha(0.5)),
      .when({ $0.isBold && !$0.isBold }, .while(.hovered, .alpha(1), .tag(5))))
    #expect(
      recipe.report(on: Label()).map(\.description).first { $0.contains("condition") }
        == "None of 6 selections that were tried meets the condition of the rule .when number 2, which sets "
        + "tag in .hovered.")
  }
}

extension Button {
  fileprivate var caption: Label {
    get { titleLabel }
    set { titleLabel = newValue }
  }
}
