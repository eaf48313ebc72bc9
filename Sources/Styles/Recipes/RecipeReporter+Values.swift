import Mod

extension RecipeReporter {
  /// The properties of values that later rules always replace, for all values of the other choices. Such rules are
  /// pairs with the same choice, conditions, and added values. Conditions can also replace a pair.
  internal var overridden: [RecipeFinding] {
    let areConditionsKnown = layers.map { $0.isCondition && isJudged($0) }
    var findings: [RecipeFinding] = []
    for (place, layer) in layers.enumerated() where !layer.isCondition {
      let contexts = contexts(of: layer.axes)
      let samples = layer.axes.map(\.samples)
      for indexes in RecipeSelections.all(samples.map(\.count)) {
        func chosen(_ look: Look) -> Look {
          var look = look
          for (axis, index) in layer.axes.indices.map({ (layer.axes[$0], samples[$0][indexes[$0]]) }) {
            axis.choose(&look, index)
          }
          return look
        }
        guard let look = contexts.first.map(chosen) else { continue }
        let later = layers.indices.dropFirst(place + 1).filter { index in
          let other = layers[index]
          if other.isCondition { return areConditionsKnown[index] }
          guard layer.axes.count == 1, other.isAbout(layer.axes[0]) else { return false }
          return other.axes.count == 2 || other.isAdded && layer.declares(look) && other.declares(look)
        }
        if later.isEmpty { continue }
        let value = layer.axes.map { $0.text(of: look) }.joined(separator: ", ")
        for states in [nil] + RecipeStateStyle.combined(layer.states(look)).map({ Optional($0.states) }) {
          let loss = RecipeLoss(of: place, to: later, in: states, contexts.lazy.map(chosen), self)
          for property in loss.paths.combiningSides {
            // One side of insets represents the others.
            let path = loss.paths.first { $0 == property || $0.owner == property } ?? property
            let finding = RecipeFinding.overridden(
              choice: layer.name, value: value, by: loss.replacers(of: path),
              property: states.map { "\(property) in \($0)" } ?? property)
            if !findings.contains(finding) { findings.append(finding) }
          }
        }
      }
    }
    return findings
  }

  /// Returns whether the rule can be tested in all selections, because its condition depends only on choices.
  private func isJudged(_ layer: RecipeLayer<Root, Look>) -> Bool {
    guard let others = space.variations else { return false }
    return contexts.prefix(50).allSatisfy { look in
      let isMet = layer.style(look) != nil
      return others.allSatisfy { change in
        var look = look
        change(&look)
        return (layer.style(look) != nil) == isMet
      }
    }
  }

  /// The names that several values of an open choice have.
  internal var sameNames: [RecipeFinding] {
    var known: Set<AnyKeyPath> = []
    return rulings.flatMap(\.axes).filter { known.insert($0.property).inserted }.flatMap { axis in
      var (names, twice) = (Set<String>(), [String]())
      for name in axis.values where !names.insert(name).inserted && !twice.contains(name) { twice.append(name) }
      return twice.map { RecipeFinding.sameName(choice: space.name(of: axis), value: $0) }
    }
  }
}

/// The properties that a rule sets, and that later rules set to other values in all selections.
private struct RecipeLoss<Root, Look: Variants> {
  /// The paths of the properties, in order.
  private(set) var paths: [String] = []

  private let reporter: RecipeReporter<Root, Look>
  private let place: Int
  private let later: [Int]
  private let states: String?
  private let looks: [Look]

  init(
    of place: Int, to later: [Int], in states: String?, _ looks: some Sequence<Look>,
    _ reporter: RecipeReporter<Root, Look>
  ) {
    (self.reporter, self.place, self.later, self.states) = (reporter, place, later, states)
    let before = Array(0..<place)
    self.looks = Array(looks)
    for (index, look) in self.looks.enumerated() {
      let set = reporter.values(look, by: before + [place], in: states)
      if index == 0 {
        let unset = reporter.values(look, by: before, in: states)
        paths = Set(set.keys).union(unset.keys).filter { set[$0] != unset[$0] }.sorted()
      }
      paths = lost(paths, later, set, look)
      if paths.isEmpty { break }
    }
  }

  /// Returns the properties whose values the rules replace by other values in a selection.
  private func lost(_ paths: [String], _ rules: [Int], _ set: [String: Change], _ look: Look) -> [String] {
    if paths.isEmpty { return [] }
    let with = reporter.values(look, by: Array(0...place) + rules, in: states)
    let without = reporter.values(look, by: Array(0..<place) + rules, in: states)
    return paths.filter { with[$0] == without[$0] && with[$0] != set[$0] }
  }

  /// Returns the names of the rules that replace a property, each in some of the selections.
  func replacers(of path: String) -> String {
    var names: [String] = []
    for look in looks {
      let set = reporter.values(look, by: Array(0...place), in: states)
      let count = (1...later.count).first { !lost([path], Array(later.prefix($0)), set, look).isEmpty }
      let layer = reporter.layers[later[(count ?? later.count) - 1]]
      let name = layer.isAdded ? "a later style of \(layer.name)" : layer.name
      if !names.contains(name) { names.append(name) }
    }
    return names.joined(separator: " and ")
  }
}
