import Mod

/// A rule of a recipe at its place in the order in which styles are applied, as a report compares them.
internal struct RecipeLayer<Root, Look: Variants> {
  /// The name of the choice, of both choices, or of a condition: `the rule .when number 1`.
  internal let name: String

  /// The choices with all values that the recipe lists, or none for a condition.
  internal let axes: [RecipeAxis<Root, Look>]

  /// The part of the root that the styles are about.
  internal let part: RecipePart

  /// Returns the style of a selection, or `nil` if it has none.
  internal let style: (Look) -> Mod<Root>?

  /// Returns the styles of states in the style of a selection.
  internal let states: (Look) -> [RecipeStateStyle<Root>]

  /// Returns whether the rule declares a style for the value of a selection, and does not only list the value.
  internal let declares: (Look) -> Bool

  /// Whether the rule adds values to another rule.
  internal let isAdded: Bool

  internal var isCondition: Bool { axes.isEmpty }

  /// Returns whether the rule is about a choice, alone or with another one.
  internal func isAbout(_ axis: RecipeAxis<Root, Look>) -> Bool { axes.contains { $0.property == axis.property } }
}

extension RecipeReporter {
  /// Returns the rules of a recipe in their order.
  internal static func layers(
    of rule: RecipeRule<Root, Look>, in space: RecipeSpace<Look>
  ) -> [RecipeLayer<Root, Look>] {
    func listed(_ axis: RecipeAxis<Root, Look>) -> RecipeAxis<Root, Look> {
      rule.axes.first { $0.property == axis.property } ?? axis
    }
    let choices = rule.axes.map { axis in
      RecipeLayer<Root, Look>(
        name: space.name(of: axis), axes: [axis], part: axis.part, style: axis.style, states: axis.stateStyles,
        declares: { axis.open?.declares($0) ?? true }, isAdded: axis.open?.isAdded ?? false)
    }
    var count = 0
    return choices
      + rule.compounds.map { compound in
        if compound.condition != nil { count += 1 }
        return RecipeLayer<Root, Look>(
          name: compound.condition == nil
            ? compound.axes.map { space.name(of: $0) }.joined(separator: ", ") : "the rule .when number \(count)",
          axes: compound.axes.map(listed), part: compound.part, style: compound.style, states: compound.stateStyles,
          declares: { _ in true }, isAdded: false)
      }
  }

  /// The selections in which a value is tested: the report's selection, the same with one other value each, and all
  /// combinations or, if there are too many, combinations that cover each pair of values.
  internal static func contexts(in space: RecipeSpace<Look>, _ looks: [Look]) -> [Look] {
    let single = space.choices.indices.flatMap { choice in
      space.choices[choice].values.indices.map { value in
        var indexes: [Int?] = Array(repeating: nil, count: space.choices.count)
        indexes[choice] = value
        return space.look(at: indexes)
      }
    }
    return ([space.look] + single + looks).unique
  }

  /// Returns the selections in which a value of choices is tested, each with the first value of these choices.
  internal func contexts(of axes: [RecipeAxis<Root, Look>]) -> [Look] {
    contexts.map { look in
      var look = look
      for axis in axes where !axis.values.isEmpty { axis.choose(&look, 0) }
      return look
    }.unique
  }

  /// Returns the changes of a selection by some of the rules, after the base.
  internal func changes(_ look: Look, by rules: [Int]) -> [Change] {
    result(.combine(rules.compactMap { layers[$0].style(look) }))
  }

  /// Returns the changes of a selection by some of the rules, always or in states, by the paths of the properties.
  ///
  /// - Parameter states: The states, whose styles win over the unconditional ones, or `nil` for the unconditional
  ///   styles.
  internal func values(_ look: Look, by rules: [Int], in states: String?) -> [String: Change] {
    let changes: [Change]
    if let states {
      let always = layers.compactMap { $0.style(look) }
      let stated = baseStates + rules.flatMap { layers[$0].states(look) }
      changes = result(.combine(always + stated.filter { $0.states == states }.map(\.style)))
    } else {
      changes = self.changes(look, by: rules)
    }
    return Dictionary(changes.map { ($0.path, $0) }) { $1 }
  }
}
