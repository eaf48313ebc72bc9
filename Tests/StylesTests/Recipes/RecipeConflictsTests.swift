import Mod
import Styles
import Testing
import Widgets

private enum Size: CaseIterable { case small, large }

private struct Look: DefaultVariants {
  var size = Size.small
  var isBold = false
}

private struct Brand: Theme {
  var space = 0.0

  static let standard = Brand()
}

@Suite("Conflicts of a combination") struct RecipeConflictsTests {
  @Test("Two values that set a property differently are in conflict, and the later one wins")
  func conflicts() {
    let recipe = Recipe<Label, Look>(
      .base(.numberOfLines(9)), .on(\.size) { .numberOfLines($0 == .small ? 1 : 2) }, .on(\.isBold, .numberOfLines(2)))
    let conflicts = recipe.combinations.map { $0.conflicts(on: Label()).map(\.description) }
    #expect(
      conflicts == [
        [], ["size: small and isBold: true both set numberOfLines; isBold: true wins."], [], [],
      ])
  }

  @Test("Cached conflicts are those of two rules, and not of two names of values")
  func places() {
    let recipe = Recipe<Label, Look>(
      .on(\.size) { .numberOfLines($0 == .small ? 1 : 2) }, .on(\.size) { .tag($0 == .small ? 1 : 2) },
      .on(\.isBold, .tag(3)), .on(\.isBold, .numberOfLines(3)))
    var known: [[String]: [String]] = [:]
    for combination in recipe.combinations {
      #expect(combination.conflicts(on: Label(), known: &known) == combination.conflicts(on: Label()))
    }
    #expect(
      recipe.combinations.last?.conflicts(on: Label()).map(\.description) == [
        "size: large and isBold: true both set numberOfLines; isBold: true wins.",
        "size: large and isBold: true both set tag; isBold: true wins.",
      ])
  }

  @Test("Two values that set a property in the same state differently are in conflict")
  func states() {
    let recipe = Recipe<Label, Look>(
      .on(\.size) { [.while(.hovered, .alpha(0.4)), .while(.focused, .tag($0 == .small ? 1 : 2))] },
      .on(\.isBold, .while(.hovered, .alpha(0.5))))
    #expect(
      recipe.combinations[1].conflicts(on: Label()).map(\.description) == [
        "size: small and isBold: true both set alpha in .hovered; isBold: true wins."
      ])
  }

  @Test("Two values that set a behavior are in conflict, also if one of them has styles of states")
  func behaviors() {
    let recipe = Recipe<Label, Look>(
      .on(\.size) { _ in [.theme(Brand(space: 1)), .while(.hovered, .alpha(0.4))] },
      .on(\.isBold, .theme(Brand(space: 2))))
    #expect(
      recipe.combinations[1].conflicts(on: Label()).map(\.description) == [
        "size: small and isBold: true both set behaviors; isBold: true wins."
      ])
  }

  @Test("Rules of the same choice are not in conflict")
  func sameChoice() {
    let recipe = Recipe<Label, Look>(
      .on(\.size) { .numberOfLines($0 == .small ? 1 : 2) }, .on(\.size) { .numberOfLines($0 == .small ? 3 : 4) })
    #expect(recipe.combinations.allSatisfy { $0.conflicts(on: Label()).isEmpty })
  }

  @Test("The four sides of insets are one property")
  func sides() {
    let recipe = Recipe<Label, Look>(
      .on(\.size) { .padding($0 == .small ? 2 : 3) + .while(.hovered, .padding($0 == .small ? 4 : 5)) },
      .on(\.isBold, .padding(6) + .while(.hovered, .padding(7))))
    #expect(
      recipe.report(on: Label()) == [
        .conflict("size", "isBold", property: "padding"),
        .conflict("size", "isBold", property: "padding in .hovered"),
      ])
    let single = Recipe<Label, Look>(
      .on(\.size) { size in Mod { $0.padding.top = size == .small ? 2 : 3 } }, .on(\.isBold, .padding(6)))
    #expect(single.report(on: Label()) == [.conflict("size", "isBold", property: "padding.top")])
  }
}
