import Mod
import Styles
import Testing
import Widgets

private enum Size: CaseIterable { case small, large }

private struct Look: DefaultVariants {
  var size = Size.small
  var isBold = false
}

@Suite("Conflicts of a combination") struct RecipeConflictsTests {
  @Test("Two chosen values that set a property to different values are in conflict, and the later one wins")
  func conflicts() {
    let recipe = Recipe<Label, Look>(
      .base(.numberOfLines(9)), .on(\.size) { .numberOfLines($0 == .small ? 1 : 2) }, .on(\.isBold, .numberOfLines(2)))
    let conflicts = recipe.combinations.map { $0.conflicts(on: Label()).map(\.description) }
    #expect(
      conflicts == [
        [], ["size: small and isBold: true both set numberOfLines; isBold: true wins."], [], [],
      ])
  }

  @Test("Rules of the same choice are not in conflict")
  func sameChoice() {
    let recipe = Recipe<Label, Look>(
      .on(\.size) { .numberOfLines($0 == .small ? 1 : 2) }, .on(\.size) { .numberOfLines($0 == .small ? 3 : 4) })
    #expect(recipe.combinations.allSatisfy { $0.conflicts(on: Label()).isEmpty })
  }
}
