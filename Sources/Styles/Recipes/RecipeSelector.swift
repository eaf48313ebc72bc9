import Mod
import Widgets

/// The choices of a recipe, for creating its selections one by one.
package struct RecipeSelector<Root, Look: Variants> {
  internal let space: RecipeSpace<Look>
  private let recipe: Recipe<Root, Look>
  private let base: Mod<Root>

  /// Creates the choices of a recipe.
  ///
  /// - Parameters:
  ///   - recipe: The recipe.
  ///   - look: The selection that gives the values of all other properties.
  ///   - hasSteps: Whether a number has all of its steps, and not only both ends.
  package init(_ recipe: Recipe<Root, Look>, from look: Look, hasSteps: Bool = false) {
    (self.recipe, base) = (recipe, recipe.base)
    space = RecipeSpace(recipe.rule, from: look, hasSteps: hasSteps)
  }

  /// The choices, each with its values as text, whether these are the steps of a number, and the index of the default
  /// value, or `nil` if that is none of the values, such as one from the environment.
  package var choices: [(name: String, values: [String], isNumber: Bool, usual: Int?)] {
    space.choices.map { choice in
      let usual = choice.values.indices.first { index in
        var look = space.look
        choice.choose(&look, index)
        return look == space.look
      }
      return (choice.name, choice.values, choice.isNumber, usual)
    }
  }

  /// Returns the combination of the values at indexes.
  ///
  /// - Parameter indexes: An index for each choice, or `nil` for the value without a choice.
  package func combination(at indexes: [Int?]) -> RecipeCombination<Root, Look> {
    let look = space.look(at: indexes)
    let chosen = zip(space.choices, indexes).compactMap { choice, index in
      index.map { (name: choice.name, value: choice.values[$0]) }
    }
    return RecipeCombination(
      look: look, style: recipe.style(of: look), description: chosen.map { "\($0): \($1)" }.joined(separator: ", "),
      chosen: chosen, base: base, baseStates: { [rule = recipe.rule] in rule.base.flatMap(\.stateStyles) },
      choices: recipe.rule.choices(of: look) { space.name(of: $0) })
  }
}

extension RecipeCombination {
  /// Returns the rule that has set each of the properties that the style changes, by the path of the property:
  /// `base`, `size: large`, `intent: danger, size: large`, or `combination`.
  ///
  /// - Complexity: O(*a* · *n*) for *a* choices and *n* stored properties.
  package func rules(on root: @autoclosure () -> Root) -> [String: String] {
    var set: [String: (change: Change, rule: String)] = [:]
    for (rule, style) in [("base", base)] + choices.map({ ($0.description, $0.style) }) {
      for change in style.changes(to: root()) { set[change.path] = (change, rule) }
    }
    let rules = changes(to: root()).map { change in
      (change.path, set[change.path].flatMap { $0.change == change ? $0.rule : nil } ?? "combination")
    }
    return Dictionary(rules) { $1 }
  }
}

extension RecipeCombination {
  /// Returns the rule that has added each style of a state to the widget, in the order of the widget: `nil` for a style
  /// that the widget has without the recipe.
  ///
  /// - Complexity: O(*n*²) in the styles of states.
  package func rulesOfOverlays(on root: @autoclosure () -> Root) -> [String?] {
    func overlays(_ style: Mod<Root>) -> [any Overlay] {
      (configure(root(), with: style) as? any Widget)?.behaviors.overlays ?? []
    }
    let own = overlays(.identity)
    var candidates: [(rule: String?, overlay: any Overlay)] = own.map { (nil, $0) }
    for (rule, style) in [("base", base)] + choices.map({ ($0.description, $0.style) }) {
      candidates += overlays(style).dropFirst(own.count).map { (rule, $0) }
    }
    return overlays(style).map { overlay in
      let index =
        candidates.firstIndex { $0.overlay.isEqual(to: overlay) }
        ?? candidates.firstIndex { $0.overlay.description == overlay.description }
      return index.map { candidates.remove(at: $0).rule } ?? "combination"
    }
  }
}

/// A change that a style makes in states.
package struct StateChange {
  /// The path of the property, with the states: `ok.titleColor in .hovered`.
  package let name: String

  package let change: Change

  /// The rule of the recipe that makes the change.
  package let rule: String
}

extension RecipeCombination {
  /// Returns the changes that the style makes in states. The states that the base names are first.
  ///
  /// - Complexity: O(*a* · *n*) for *a* choices with Mods of states and *n* stored properties.
  package func stateChanges(on root: @autoclosure () -> Root) -> [StateChange] {
    let styles =
      baseStates().map { ("base", $0) }
      + choices.flatMap { choice in
        choice.stateStyles().map { (choice.description, $0) }
      }
    var states: [String] = []
    for (_, style) in styles where !states.contains(style.states) { states.append(style.states) }
    return states.flatMap { state -> [StateChange] in
      var (whole, known) = (Mod<Root>.identity, [String: StateChange]())
      var order: [String] = []
      for (rule, style) in styles where style.states == state {
        whole = whole + style.style
        for change in whole.changes(to: root()) where known[change.path]?.change != change {
          if known[change.path] == nil { order.append(change.path) }
          known[change.path] = StateChange(name: "\(change.path) in \(state)", change: change, rule: rule)
        }
      }
      return order.compactMap { known[$0] }.filter { !($0.change.new is any InspectedAsValue) }
    }
  }
}
