import Mod
import Styles
import Testing
import Widgets

private enum Variant: CaseIterable { case filled, outlined, plain }
private enum Intent: CaseIterable { case normal, danger }

private struct Look: DefaultVariants {
  var variant = Variant.filled
  var intent = Intent.normal
  var isWide = false
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

  @Test("It comes after the choices, and among the conditions in their order")
  func order() {
    let pair = RecipeRule<Button, Look>.on(\.variant, \.intent) { _, _ in .tag(2) }
    let choice = RecipeRule<Button, Look>.on(\.intent) { _ in .tag(1) }
    let condition = RecipeRule<Button, Look>.when({ _ in true }, .tag(3))
    #expect(Button(Recipe(pair, choice)()).tag == 2)
    #expect(Button(Recipe(condition, pair, choice)()).tag == 2 && Button(Recipe(pair, condition, choice)()).tag == 3)
  }

  @Test("It styles parts and slots, and a recipe at a part")
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

  @Test("Its choices are listed, and the report knows that their values have effects")
  func report() {
    let recipe = Recipe<Button, Look>(.on(\.variant, \.intent) { .tag($0 == .filled ? 0 : $1 == .danger ? 1 : 2) })
    #expect(recipe.combinations.count == 6 && recipe.combinations[0].description == "variant: filled, intent: normal")
    #expect(recipe.report(on: Button()).isEmpty)
    let never = Recipe<Button, Look>(
      .on(\.variant, \.intent) { _, _ in .tag(1) }, .when({ $0.isWide && !$0.isWide }, .tag(2)))
    #expect(never.report(on: Button()).map(\.description) == ["No selection meets the condition of combination 2."])
  }

  @Test("A choice that is true or false has a style for both")
  func booleans() {
    let recipe = Recipe<Button, Look>(.on(\.isWide) { $0 ? .tag(1) : .tag(2) })
    #expect(Button(recipe(\.isWide .~ true)).tag == 1 && Button(recipe()).tag == 2)
  }
}
