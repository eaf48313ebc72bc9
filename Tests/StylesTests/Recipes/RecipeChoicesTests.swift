import Mod
import Styles
import Testing
import Widgets

private enum Variant: CaseIterable { case solid, soft }
private enum Tint: CaseIterable { case red, green, blue }

private struct Layout: DefaultVariants { var isWide = false }

private struct Look: DefaultVariants {
  var variant = Variant.solid
  var tint = Tint.red
  var isLoud = false
  var badge: Tint?
  var flag: Bool?
  var observed = Tint.red { didSet {} }
  var layout = Layout()
  @FromEnvironment(\.horizontalSizeClass) var width
  var comment = ""

  var isSoft: Bool {
    get { variant == .soft }
    set { variant = newValue ? .soft : .solid }
  }
}

private struct Flags: DefaultVariants {
  var tint = Tint.red
  var a = false, b = false, c = false, d = false, e = false, f = false, g = false, h = false
  var i = false, j = false, k = false, l = false, m = false, n = false, o = false
}

private typealias Rules = Recipe<Label, Look>

@Suite("Choices of a recipe") struct RecipeChoicesTests {
  @Test("A choice that occurs only in a condition is among the combinations, whatever its type")
  func conditions() {
    let conditions: [(names: [String], count: Int, condition: @Sendable (Look) -> Bool)] = [
      (["variant", "tint"], 6, { $0.variant == .soft && $0.tint == .blue }),
      (["isLoud"], 2, { $0.isLoud }),
      (["badge"], 4, { $0.badge == .green }),
      (["flag"], 3, { $0.flag == true }),
      (["observed"], 3, { $0.observed == .blue }),
      (["layout.isWide"], 2, { $0.layout.isWide }),
      (["width"], 3, { $0.width == .compact }),
      (["variant"], 2, { $0.isSoft }),
      ([], 1, { !$0.comment.isEmpty }),
    ]
    for (names, count, condition) in conditions {
      let recipe = Rules(.when(condition, .tag(1)))
      #expect(recipe.combinations.count == count)
      #expect(recipe.choices(from: Look()).map(\.name) == names)
      let isMet = recipe.combinations.contains { Label($0.style).tag == 1 }
      #expect(isMet == !names.isEmpty)
      #expect(recipe.report(on: Label()) == (isMet ? [] : [.unmet(combination: 0, sets: ["tag"], tried: 1)]))
    }
  }

  @Test("Optional choices have a style for each value, and one for `nil`")
  func optionals() {
    let recipe = Rules(
      .on(\.badge) {
        switch $0 {
        case .red: .tag(1)
        case .green: .tag(2)
        case .blue: .tag(3)
        case nil: .tag(4)
        }
      },
      .on(\.flag) { $0 == true ? .numberOfLines(2) : $0 == nil ? .numberOfLines(3) : .identity })
    #expect(Label(recipe()).tag == 4 && Label(recipe()).numberOfLines == 3)
    let green = Label(recipe(\.badge .~ .green, \.flag .~ true))
    #expect(green.tag == 2 && green.numberOfLines == 2)
    let values = recipe.choices(from: Look()).map(\.values)
    #expect(values == [["nil", "red", "green", "blue"], ["nil", "false", "true"]])
  }

  @Test("Values are listed by name, also those of optionals")
  func values() {
    let recipe = Rules(.when({ $0.badge == .green }, .tag(1)))
    #expect(recipe.combinations.map(\.description) == ["badge: nil", "badge: red", "badge: green", "badge: blue"])
  }

  @Test("A choice with rules is recognized in a condition, also with an observer, a wrapper, or computed")
  func same() {
    let recipe = Rules(
      .on(\.observed) { .tag($0 == .red ? 1 : 2) }, .on(\.width) { .alpha($0 == .compact ? 0.5 : 0.9) },
      .on(\.isSoft, .numberOfLines(2)),
      .when({ $0.observed == .blue && $0.width == .regular && $0.variant == .soft }, .text("met")))
    #expect(recipe.combinations.count == 18)
    #expect(recipe.choices(from: Look()).map(\.name) == ["observed", "width", "variant"])
    #expect(recipe.combinations.count { Label($0.style).text == "met" } == 1)
  }

  @Test("Choices in parts and slots are among the combinations of the whole recipe")
  func parts() {
    struct Parts { var title = Mod<Label>.identity; var image = Mod<ImageView>.identity }
    let recipe = Recipe<Parts, Look>(
      .slot(\.title, .when({ $0.variant == .soft }, .tag(1))), .slot(\.image, .when({ $0.isLoud }, .tag(2))))
    #expect(recipe.combinations.map(\.description).last == "variant: soft, isLoud: true")
    #expect(recipe.report(on: Parts()).isEmpty)
  }

  @Test("Above the limit of combinations, those that meet a condition of many choices are included")
  func many() {
    let recipe = Recipe<Label, Flags>(
      .on(\.tint) { .tag($0 == .red ? 1 : $0 == .green ? 2 : 3) },
      .when({ $0.a && $0.b && $0.c && $0.d && $0.e && $0.f && $0.g }, .text("met")),
      .when({ $0.a && !$0.a }, .text("never")))
    let combinations = recipe.combinations
    #expect(combinations.count < 100)
    #expect(combinations.contains { Label($0.style).text == "met" })
    #expect(combinations[0].look.tint == .red && combinations[0].description.hasSuffix("o: false"))
    let findings = recipe.report(on: Label())
    #expect(findings.count == 1)
    #expect(
      findings[0].description.hasSuffix(
        "that were tried meets the condition of the rule .when number 2, which sets text."))
  }

  @Test("A value that only a condition uses counts as having an effect")
  func effects() {
    let recipe = Rules(
      .on(\.tint) { $0 == .red ? .identity : .tag(2) }, .when({ $0.tint == .blue && $0.isLoud }, .alpha(0.5)),
      .when({ $0.tint == .red }, .text("red")))
    #expect(recipe.report(on: Label()).isEmpty)
  }

  @Test("A finding about one slot names it if the value has an effect in another one")
  func slots() {
    struct Parts { var title = Mod<Label>.identity; var message = Mod<Label>.identity }
    let recipe = Recipe<Parts, Look>(
      .slot(\.title, .on(\.isLoud, .numberOfLines(1)), .on(\.variant) { .tag($0 == .solid ? 1 : 2) }),
      .slot(\.message, .on(\.isLoud, .numberOfLines(2)), .on(\.variant) { _ in .tag(3) }))
    #expect(
      recipe.report(on: Parts()).map(\.description) == [
        "The value true of isLoud in title changes nothing.",
        "The values solid and soft of variant in message have the same effect.",
      ])
    let other = Recipe<Parts, Look>(.slot(\.title, .on(\.isLoud, .numberOfLines(1))))
    #expect(other.report(on: Parts()).map(\.description) == ["The value true of isLoud changes nothing."])
  }

  @Test("An optional choice may lack a style for `nil`")
  func identityForNil() {
    let recipe = Rules(
      .on(\.badge) { badge in
        switch badge {
        case .red: .alpha(0.1)
        case .green: .alpha(0.2)
        case .blue: .identity
        case nil: .identity
        }
      })
    #expect(recipe.report(on: Label()) == [.withoutEffect(choice: "badge", value: "blue")])
  }
}
