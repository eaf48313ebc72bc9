import Mod
import Styles
import Testing
import Widgets

private enum Size: CaseIterable { case small, large }

private struct Look: DefaultVariants { var size = Size.small }

/// A place in which a recipe or a call says something, the one that wins last.
private enum Place: Int, CaseIterable { case base, choice, combination, call }

/// A Mod that sets `tag`, always or in a state.
private struct Saying {
  let place: Place
  let state: WidgetState?
  let tag: Int

  var mod: Mod<Button> { state.map { .while($0, .tag(tag)) } ?? .tag(tag) }

  /// The rule, which for a base and a state is either a `base` or a `while`.
  func rule(asState: Bool) -> RecipeRule<Button, Look>? {
    switch place {
    case .base: asState && state != nil ? .while(state ?? .hovered, .tag(tag)) : .base(mod)
    case .choice: .on(\.size) { _ in mod }
    case .combination: tag % 2 == 0 ? .when({ _ in true }, mod) : .on(\.size, \.size) { _, _ in mod }
    case .call: nil
    }
  }

  /// Everything that a recipe and a call can say: always and in two states, the later one last.
  static let all = ([nil, .hovered, .highlighted] as [WidgetState?]).enumerated().flatMap { order, state in
    Place.allCases.map { Saying(place: $0, state: state, tag: (order + 1) * 10 + $0.rawValue) }
  }
}

@Suite("Precedence of recipes") struct RecipePrecedenceTests {
  @Test("The later state wins, then the later place, in whatever order the rules are written")
  func all() {
    for bits in 1..<(1 << Saying.all.count) {
      let said = Saying.all.indices.filter { bits & 1 << $0 != 0 }.map { Saying.all[$0] }
      let isReversed = bits % 2 == 0
      let rules = said.compactMap { $0.rule(asState: isReversed) }
      let recipe = joined(isReversed ? rules.reversed() : rules)
      let button = Button(recipe(), Mod(list: said.filter { $0.place == .call }.map(\.mod)))
      for states in [[], [.hovered], [.highlighted], [.hovered, .highlighted]] as [Set<WidgetState>] {
        let held = said.filter { $0.state.map(states.contains) ?? true }
        let expected = held.map(\.tag).max() ?? 0
        if button.appearance(in: states).tag != expected {
          Issue.record("\(said), \(states): \(button.appearance(in: states).tag) instead of \(expected)")
          return
        }
      }
    }
  }

  @Test("The report names the states in which two rules set the same property, and which wins")
  func report() {
    let rule = Recipe<Button, Look>(
      .on(\.size) { $0 == .large ? .while(.highlighted, .alpha(0.5)) : .identity }, .while(.highlighted, .alpha(0.6)))
    let base = Recipe<Button, Look>(
      .base(.while(.highlighted, .alpha(0.6))),
      .on(\.size) { $0 == .large ? .while(.highlighted, .alpha(0.5)) : .identity })
    for recipe in [rule, base] {
      #expect(
        recipe.report(on: Button()).contains(.conflict("base", "size", property: "alpha in .highlighted")))
      #expect(Button(recipe(\.size .~ .large)).appearance(in: [.highlighted]).alpha == 0.5)
    }
    let other = Recipe<Button, Look>(
      .on(\.size) { $0 == .large ? .while(.hovered, .alpha(0.5)) : .identity }, .while(.highlighted, .alpha(0.6)))
    #expect(other.report(on: Button()).allSatisfy { !$0.description.contains("both") })
  }

  private func joined(_ rules: [RecipeRule<Button, Look>]) -> Recipe<Button, Look> {
    rules.reduce(Recipe()) { $0 + Recipe($1) }
  }
}
