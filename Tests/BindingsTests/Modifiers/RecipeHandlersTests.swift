import Bindings
import Styles
import Testing

private struct Look: DefaultVariants {
  var isWide = false
  var isBold = false
}

@MainActor
@Suite("A recipe for a widget with handlers")
struct RecipeHandlersTests {
  @Test("Handlers of the widget that a recipe is checked with count as no conflicts")
  func report() {
    let recipe = Recipe<Button, Look>(.on(\.isWide, .backgroundColor(.label)), .on(\.isBold, .layer.cornerRadius(4)))
    #expect(recipe.report(on: Button("Send", .tapped --> {})) == [])
  }
}
