import Testing

@testable import Styles

@Suite("The steps of a number of a recipe") struct RecipeStepsTests {
  @Test("Steps begin at the lower limit, and do not exceed the upper one")
  func values() {
    #expect(RecipeSteps(0...24, step: 8).values == [0, 8, 16, 24])
    #expect(RecipeSteps(-1...1.5, step: 1).values == [-1, 0, 1])
    #expect(RecipeSteps(0.1...0.7, step: 0.1).values == [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7])
    #expect(RecipeSteps(2...2, step: 1).values == [2])
    #expect(RecipeSteps(0...999, step: 1).values.count == 1_000)
  }

  @Test(
    "A number is rounded to the nearest step",
    arguments: [
      (8, 1), (11.9, 1), (12.1, 2), (-5, 0), (1e300, 3), (.infinity, 3), (-.infinity, 0), (.nan, 0),
    ] as [(Double, Int)])
  func nearest(value: Double, index: Int) {
    #expect(RecipeSteps(0...24, step: 8).index(nearest: value) == index)
  }

  @Test("A rule for each step applies the nearest step's style, after other rules for the number")
  func rules() {
    struct Look: DefaultVariants { var size = 3.0 }
    let recipe = Recipe<Label, Look>(
      .on(\.size, in: 0...10, step: 5) { .tag(Int($0)) }, .on(\.size, in: 0...4) { .numberOfLines(Int($0)) })
    func label(_ size: Double) -> Label { configure(Label(), with: recipe(\.size .~ size)) }
    #expect(label(3).tag == 5 && label(3).numberOfLines == 3)
    #expect(label(100).tag == 10 && label(100).numberOfLines == 4)
    #expect(recipe.combinations.map(\.look.size) == [0, 10])
    #expect(recipe.report(on: Label()).isEmpty)
  }

  @Test("A step that is not finite ends the program")
  func infiniteStep() async {
    await #expect(processExitsWith: .failure) { _ = RecipeSteps(0...24, step: .infinity) }
  }
}
