import Mod

/// The finder of the doubtful parts of a recipe. See `Recipe.report(on:from:)`.
internal struct RecipeReporter<Root, Look: Variants> {
  internal let rule: RecipeRule<Root, Look>
  private let base: Mod<Root>
  internal let space: RecipeSpace<Look>
  private let looks: [Look]
  private let root: () -> Root

  /// The rules in their order.
  internal let layers: [RecipeLayer<Root, Look>]

  /// The selections in which a value is judged.
  internal let contexts: [Look]

  /// The styles of the base in states.
  internal let baseStates: [RecipeStateStyle<Root>]

  internal init(_ recipe: Recipe<Root, Look>, from look: Look, on root: @escaping () -> Root) {
    rule = recipe.rule
    base = recipe.base
    space = RecipeSpace(rule, from: look)
    looks = space.selections(limit: Recipe<Root, Look>.combinationLimit).map(space.look)
    layers = Self.layers(of: rule, in: space)
    contexts = Self.contexts(in: space, looks)
    baseStates = rule.base.flatMap(\.stateStyles)
    self.root = root
  }

  internal var styled: Root { configure(root(), with: base) }

  /// Returns the changes that a Mod makes over the base. The Mods of slots are compared by their effects.
  internal func result(_ mod: Mod<Root>) -> [Change] {
    (base + mod).changes(to: root()).filter { !($0.new is any InspectedAsValue) }
  }
}

extension RecipeReporter {
  /// The properties that several rules set: two rules about different choices, two rules about the same two choices in
  /// different order, or the base and a rule in the same state.
  internal var conflicts: [RecipeFinding] {
    let rules = rulings
    var findings: [RecipeFinding] = []
    func add(_ first: String, _ second: String, _ properties: [String]) {
      for property in properties {
        let finding = RecipeFinding.conflict(first, second, property: property)
        if !findings.contains(finding) { findings.append(finding) }
      }
    }
    let states = RecipeStateStyle.combined(baseStates)
    for second in rules where !states.isEmpty {
      add("base", second.name, second.styles.flatMap { states.conflicts(with: $0.states, on: styled) })
    }
    for (position, first) in rules.enumerated() {
      for second in rules.dropFirst(position + 1) where first.canConflict(with: second) {
        var known: Set<[Int]> = []
        let properties = first.places(with: second).flatMap { one, another -> [String] in
          guard known.insert([one, another]).inserted else { return [] }
          let (one, another) = (first.styles[one], second.styles[another])
          return one.style.conflicts(one.states, with: another.style, another.states, on: styled)
        }
        add(first.name, second.name, properties)
      }
    }
    return findings
  }

  /// The conditions that no tried selection meets.
  internal var unmetConditions: [RecipeFinding] {
    let search = space.search(limit: Recipe<Root, Look>.combinationLimit)
    return search.found.indices.filter { search.found[$0] == nil }.map { index in
      let properties = properties(setBy: rule.compounds[space.rules[index]])
      return search.isComplete
        ? .unreachable(combination: index, sets: properties)
        : .unmet(combination: index, sets: properties, tried: search.count)
    }
  }

  /// Returns the properties that the style of a condition sets, always or in states.
  private func properties(setBy compound: RecipeCompound<Root, Look>) -> [String] {
    let always = Mod.combine(compound.styles).changes(to: root()).filter { !$0.isOfBehaviors }.map(\.path)
      .combiningSides
    let inStates = compound.styles.indices.flatMap(compound.stateStyles).flatMap { style in
      style.style.changes(to: root()).map(\.path).combiningSides.map { "\($0) in \(style.states)" }
    }
    return always + inStates
  }
}

extension RecipeReporter {
  /// The values that change nothing, and the values with the same effect, in the whole root or in a part.
  internal var effects: [RecipeFinding] {
    let rules = rulings
    var known: Set<AnyKeyPath> = []
    let axes = rules.flatMap(\.axes).filter { known.insert($0.property).inserted }
    return axes.flatMap { axis -> [RecipeFinding] in
      let rules = rules.filter { $0.place(of: axis) != nil }
      var parts: [RecipePart] = []
      for rule in rules where !parts.contains(rule.part) { parts.append(rule.part) }
      let whole = effects(of: axis, named: space.name(of: axis)) { _ in true }
      if parts.count == 1 { return whole }
      return whole
        + parts.flatMap { part -> [RecipeFinding] in
          let place = name(of: part, in: rules)
          let name = place.isEmpty ? space.name(of: axis) : "\(space.name(of: axis)) in \(place)"
          let findings = effects(of: axis, named: name) { $0 == part }
          return findings.filter { finding in !whole.contains { $0.hasValues(of: finding) } }
        }
    }
  }

  /// Returns the name of a part, or, if it has no name at run time, the name of the property that contains all of its
  /// changes.
  private func name(of part: RecipePart, in rules: [RecipeRuling<Root, Look>]) -> String {
    if part.isNamed { return part.name }
    let styles = rules.filter { $0.part == part }.flatMap(\.styles).map(\.style)
    let owners = styles.flatMap { $0.changes(to: root()) }.map { $0.path.split(separator: ".").dropLast() }
    let shared = owners.dropFirst().reduce(owners.first ?? []) { shared, owner in
      shared.prefix(zip(shared, owner).prefix { $0 == $1 }.count)
    }
    return shared.isEmpty ? part.name : shared.joined(separator: ".")
  }

  /// Returns the values that change nothing, and the values with the same effect, in all selections of the other
  /// choices.
  ///
  /// A selection is tried only if a value has no effect in the former ones, so that most values need one selection.
  ///
  /// - Parameter isIn: Whether a part is judged. A value has an effect if a condition about the part depends on it.
  private func effects(
    of axis: RecipeAxis<Root, Look>, named name: String, _ isIn: (RecipePart) -> Bool
  ) -> [RecipeFinding] {
    // Steps of a number may have the same effect, and a zero none.
    if axis.isNumber { return [] }
    let own = layers.indices.filter { layers[$0].isAbout(axis) && isIn(layers[$0].part) }
    let others = layers.indices.prefix(own.last ?? 0).filter { index in
      !layers[index].isAbout(axis) && (!layers[index].isCondition || isIn(layers[index].part))
    }
    let all = (own + others).sorted()
    let contexts = contexts(of: [axis])
    var known: [[Int]: [Change]] = [:]
    func changes(_ value: Int, in context: Int) -> [Change] {
      if let known = known[[value, context]] { return known }
      var look = contexts[context]
      axis.choose(&look, value)
      let changes = self.changes(look, by: all)
      known[[value, context]] = changes
      return changes
    }
    func hasEffect(_ value: Int, in context: Int) -> Bool {
      var look = contexts[context]
      axis.choose(&look, value)
      return changes(value, in: context) != self.changes(look, by: others)
    }
    func distinguishes(_ first: Int, _ second: Int) -> Bool {
      space.conditionsDistinguish(axis.choose, first, from: second, in: looks) { isIn(rule.compounds[$0].part) }
    }
    let usual = axis.values.firstIndex(of: textOfChoice(space.look[keyPath: axis.property]))
    return axis.values.indices.compactMap { index in
      // A Boolean choice has a style for `true` alone.
      if axis.values[index] == "false" { return nil }
      if !contexts.indices.contains(where: { hasEffect(index, in: $0) }) {
        // An optional choice has styles for its values, and the base may have that of the usual value.
        if axis.values[index] == "nil" || index == usual { return nil }
        if axis.values.indices.contains(where: { $0 != index && distinguishes(index, $0) }) { return nil }
        return .withoutEffect(choice: name, value: axis.values[index])
      }
      let same = (0..<index).first { other in
        contexts.indices.allSatisfy { changes(other, in: $0) == changes(index, in: $0) }
      }
      return same.flatMap { same in
        distinguishes(same, index) || distinguishes(index, same)
          ? nil : .equal(choice: name, axis.values[same], axis.values[index])
      }
    }
  }

  /// The rules about choices, and then those about pairs, each with the values that the recipe lists.
  internal var rulings: [RecipeRuling<Root, Look>] {
    let axes = rule.axes
    func listed(_ axis: RecipeAxis<Root, Look>) -> RecipeAxis<Root, Look> {
      axes.first { $0.property == axis.property } ?? axis
    }
    return axes.map { RecipeRuling($0, named: space.name(of: $0)) }
      + rule.compounds.filter { $0.condition == nil }.map { pair in
        RecipeRuling(pair, of: pair.axes.map(listed), from: space.look, named: space.name)
      }
  }
}

extension RecipeFinding {
  /// Returns whether the finding is about the same values of a choice as another one.
  fileprivate func hasValues(of other: RecipeFinding) -> Bool {
    switch (self, other) {
    case (.withoutEffect(_, let value), .withoutEffect(_, let other)): value == other
    case (.equal(_, let first, let second), .equal(_, let other, let another)): (first, second) == (other, another)
    default: false
    }
  }
}
