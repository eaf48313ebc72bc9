import Mod
import Styles
import Testing
import Widgets

private enum Variant: Int, CaseIterable { case filled, outlined, plain }
private enum Intent: Int, CaseIterable { case normal, danger }

extension RawRepresentable<Int> {
  fileprivate var place: Int { rawValue }
}

private struct Look: DefaultVariants {
  var variant = Variant.filled
  var intent = Intent.normal
  var isWide = false
  var isWideIntent = Intent.normal
}

@Suite("A rule of a recipe about two choices") struct RecipePairTests {
  private static let recipe = Recipe<Button, Look>(
    .on(\.variant, \.intent) {
      switch ($0, $1) {
      case (.filled, .normal): .tag(1)
      case (.filled, .danger): .tag(2)
      case (.outlined, let intent): [.tag(3), .layer.borderWidth(intent == .danger ? 2 : 1)]
      case (.plain, _): .tag(4)
      }
    },
    .on(\.intent) { .alpha($0 == .danger ? 1 : 0.5) })

  @Test("Each pair of values has its style")
  func pairs() {
    for (variant, intent, tag, border) in [
      (.filled, .normal, 1, 0), (.filled, .danger, 2, 0), (.outlined, .normal, 3, 1), (.outlined, .danger, 3, 2),
      (.plain, .normal, 4, 0), (.plain, .danger, 4, 0),
    ] as [(Variant, Intent, Int, Double)] {
      let button = Button(Self.recipe(Look(variant: variant, intent: intent)))
      #expect(button.tag == tag && button.layer.borderWidth == border, "\(variant) \(intent)")
      #expect(button.alpha == (intent == .danger ? 1 : 0.5))
    }
  }

  @Test("A rule about two choices applies after single choices, and among the conditions in their order")
  func order() {
    let pair = RecipeRule<Button, Look>.on(\.variant, \.intent) { _, _ in .tag(2) }
    let choice = RecipeRule<Button, Look>.on(\.intent) { _ in .tag(1) }
    let condition = RecipeRule<Button, Look>.when({ _ in true }, .tag(3))
    #expect(Button(Recipe(pair, choice)()).tag == 2)
    #expect(Button(Recipe(condition, pair, choice)()).tag == 2 && Button(Recipe(pair, condition, choice)()).tag == 3)
  }

  @Test("A rule about two choices can style parts and slots")
  func parts() {
    let recipe = Recipe<Button, Look>(
      .part(\.titleLabel, .on(\.variant, \.intent) { .numberOfLines($1 == .danger ? 2 : $0 == .plain ? 3 : 4) }))
    #expect(Button(recipe(\.intent .~ .danger)).titleLabel.numberOfLines == 2)
    #expect(Button(recipe(\.variant .~ .plain)).titleLabel.numberOfLines == 3)
    #expect(Button(recipe()).titleLabel.numberOfLines == 4)
    var whole = (button: Button(), number: 0)
    Self.recipe.at(\(button: Button, number: Int).button)(Look(variant: .plain))(&whole)
    #expect(whole.button.tag == 4)
  }

  @Test("The choices of a rule about two are listed, and the report knows the effects of their values")
  func report() {
    let recipe = Recipe<Button, Look>(.on(\.variant, \.intent) { .tag($0 == .filled ? 0 : $1 == .danger ? 1 : 2) })
    #expect(recipe.combinations.count == 6 && recipe.combinations[0].description == "variant: filled, intent: normal")
    #expect(
      recipe.report(on: Button(), from: Look(variant: .plain)) == [
        .withoutEffect(choice: "variant", value: "filled"), .equal(choice: "variant", "outlined", "plain"),
      ])
    #expect(recipe.report(on: Button()) == [.equal(choice: "variant", "outlined", "plain")])
    let beside = recipe + Recipe(.on(\.variant) { .alpha($0 == .filled ? 0.5 : $0 == .plain ? 0.25 : 0.75) })
    #expect(beside.report(on: Button()).isEmpty)
    let never = Recipe<Button, Look>(
      .on(\.variant, \.intent) { .tag($0.place * 2 + $1.place + 1) }, .when({ $0.isWide && !$0.isWide }, .tag(2)))
    #expect(
      never.report(on: Button()).map(\.description) == [
        "No selection meets the condition of the rule .when number 1, which sets tag."
      ])
  }

  @Test("The report names what a pair and another choice both set, and not what a pair adds to its own choices")
  func conflicts() {
    let recipe = Recipe<Button, Look>(
      .on(\.variant) { .alpha($0 == .filled ? 0.5 : $0 == .plain ? 0.25 : 0.75) }, .on(\.isWide, .alpha(1), .tag(3)),
      .on(\.variant, \.intent) { $0 == .plain && $1 == .danger ? [.alpha(0.9), .tag(4)] : .identity },
      .on(\.intent, \.isWideIntent) { $0 == .danger && $1 == .danger ? .tag(5) : .identity })
    let conflicts = recipe.report(on: Button()).filter { if case .conflict = $0 { true } else { false } }
    #expect(
      conflicts == [
        .conflict("variant", "isWide", property: "alpha"),
        .conflict("isWide", "variant, intent", property: "tag"),
        .conflict("isWide", "variant, intent", property: "alpha"),
        .conflict("isWide", "intent, isWideIntent", property: "tag"),
        .conflict("variant, intent", "intent, isWideIntent", property: "tag"),
      ])
    let combination = recipe.combinations.first {
      $0.look == Look(variant: .plain, intent: .danger, isWide: true, isWideIntent: .danger)
    }
    #expect(
      combination?.conflicts(on: Button()).map(\.description).last
        == "variant: plain, intent: danger and intent: danger, isWideIntent: danger both set tag; "
        + "intent: danger, isWideIntent: danger wins.")
  }

  @Test("A combination lists which pair or condition has set a property")
  func rules() {
    let recipe = Recipe<Button, Look>(
      .on(\.variant) { _ in .alpha(0.5) },
      .on(\.variant, \.intent) { $1 == .danger ? [.alpha(0.9), .tag(4), .layer.borderWidth(1)] : .identity },
      .when({ $0.intent == .danger }, .layer.borderWidth(2)))
    #expect(
      recipe.combinations[1].rules(on: Button()) == [
        "alpha": "variant: filled, intent: danger", "tag": "variant: filled, intent: danger",
        "layer.borderWidth": "combination",
      ])
    #expect(recipe.combinations[0].rules(on: Button()) == ["alpha": "variant: filled"])
  }

  @Test("A rule about a Boolean choice has a style for both values")
  func booleans() {
    let recipe = Recipe<Button, Look>(.on(\.isWide) { $0 ? .tag(1) : .tag(2) })
    #expect(Button(recipe(\.isWide .~ true)).tag == 1 && Button(recipe()).tag == 2)
  }

  @Test("Boolean and optional choices can be part of a pair, in both places")
  func finiteChoices() {
    struct Note: DefaultVariants {
      var variant = Variant.filled
      var isWide = false
      var intent: Intent?
    }
    let recipe = Recipe<Button, Note>(
      .on(\.variant, \.isWide) { $0 == .plain && $1 ? .tag(1) : .identity },
      .on(\.isWide, \.variant) { $0 && $1 == .plain ? .alpha(0.5) : .identity },
      .on(\.intent, \.isWide) { $0 == nil && $1 ? .layer.cornerRadius(3) : .identity },
      .on(\.variant, \.intent) { $0 == .plain && $1 == .danger ? .layer.borderWidth(4) : .identity })
    let button = Button(recipe(\.variant .~ .plain, \.isWide .~ true))
    #expect(button.tag == 1 && button.alpha == 0.5 && button.layer.cornerRadius == 3)
    #expect(Button(recipe(\.variant .~ .plain, \.intent .~ .danger)).layer.borderWidth == 4)
    #expect(Button(recipe(\.isWide .~ true, \.intent .~ .normal)).layer.cornerRadius == 0)
    #expect(recipe.combinations.count == 18)
    #expect(recipe.combinations[0].description == "variant: filled, isWide: false, intent: nil")
  }

  @Test("The report names a value whose property a pair always replaces, also in a state")
  func overridden() {
    func pairs(_ style: @escaping (Variant, Intent) -> Mod<Button>) -> RecipeRule<Button, Look> {
      .on(\.variant, \.intent) { style($0, $1) }
    }
    func overridden(_ recipe: Recipe<Button, Look>) -> [String] {
      recipe.report(on: Button()).filter { if case .overridden = $0 { true } else { false } }.map(\.description)
    }
    let single = RecipeRule<Button, Look>.on(\.variant) { $0 == .plain ? .tag(7) : .identity }
    #expect(
      overridden(Recipe(single, pairs { $0 == .plain ? .tag($1.place) : .tag(2) })) == [
        "The value plain of variant sets tag, but variant, intent always replaces it."
      ])
    #expect(overridden(Recipe(single, pairs { $0 == .plain && $1 == .danger ? .tag(1) : .identity })) == [])
    let hovered = RecipeRule<Button, Look>.on(\.intent) { $0 == .danger ? .while(.hovered, .tag(7)) : .identity }
    #expect(
      overridden(Recipe(hovered, pairs { variant, _ in .while(.hovered, .tag(variant.place)) })) == [
        "The value danger of intent sets tag in .hovered, but variant, intent always replaces it."
      ])
  }

  @Test("Two rules about the same two choices in different order can be in conflict")
  func otherOrder() {
    let recipe = Recipe<Button, Look>(
      .on(\.variant, \.intent) { .tag($0 == .plain && $1 == .danger ? 3 : 0) },
      .on(\.intent, \.variant) { .tag($1 == .plain && $0 == .danger ? 4 : 0) })
    #expect(
      recipe.report(on: Button()).map(\.description).first
        == "variant, intent and intent, variant both set tag; intent, variant wins.")
    #expect(recipe.combinations.flatMap { $0.conflicts(on: Button()) }.count == 1)
  }
}
