import Mod

/// A rule about a choice or two of them, with a style for each of their values, as a report compares them.
internal struct RecipeRuling<Root, Look: Variants> {
  /// The name of the choice, or the names of both: `intent, size`.
  internal let name: String

  /// The choices.
  internal let axes: [RecipeAxis<Root, Look>]

  /// The part of the root that the styles are about.
  internal let part: RecipePart

  /// The styles of the values, or of the pairs of values. Styles of the last choice are first.
  internal let styles: [(style: Mod<Root>, states: [RecipeStateStyle<Root>])]

  /// Creates a rule about a choice.
  internal init(_ axis: RecipeAxis<Root, Look>, named name: String) {
    self.name = name
    axes = [axis]
    part = axis.part
    styles = axis.styles.indices.map { (axis.styles[$0], axis.stateStyles($0)) }
  }

  /// Creates a rule about a pair of choices.
  ///
  /// - Parameters:
  ///   - pair: The rule.
  ///   - axes: The choices, with all values that the recipe lists.
  ///   - look: A selection.
  ///   - name: Returns the name of a choice.
  internal init(
    _ pair: RecipeCompound<Root, Look>, of axes: [RecipeAxis<Root, Look>], from look: Look,
    named name: (RecipeAxis<Root, Look>) -> String
  ) {
    self.name = axes.map(name).joined(separator: ", ")
    self.axes = axes
    part = pair.part
    styles = RecipeSelections.all(axes.map(\.values.count)).map { indexes in
      var look = look
      for (axis, index) in zip(axes, indexes) { axis.choose(&look, index) }
      return (pair.style(of: look) ?? .identity, pair.stateStyles(of: look))
    }
  }

  /// Returns the index of a choice among the rule's, or `nil` if the rule is about other choices.
  internal func place(of axis: RecipeAxis<Root, Look>) -> Int? { axes.firstIndex { $0.property == axis.property } }

  /// Returns whether the order of the rules decides: not between rules about the same choices in the same order, nor
  /// between a choice and a pair with it, which are meant to be combined.
  internal func canConflict(with later: RecipeRuling) -> Bool {
    axes.map(\.property).canConflict(with: later.axes.map(\.property))
  }

  /// Returns the indices of the styles of this rule and of another one that occur in the same selection.
  ///
  /// A number is represented by both ends. Above a limit, the selections cover each pair of values of two choices.
  internal func places(with other: RecipeRuling) -> [(Int, Int)] {
    let all = axes + other.axes.filter { place(of: $0) == nil }
    let samples = all.map(\.samples)
    let limit = Recipe<Root, Look>.combinationLimit
    return RecipeSelections.indexes(of: samples.map(\.count), limit: limit).map { positions in
      func index(in rule: RecipeRuling) -> Int {
        rule.axes.reduce(0) { index, axis in
          let place = all.firstIndex { $0.property == axis.property } ?? 0
          return index * axis.values.count + samples[place][positions[place]]
        }
      }
      return (index(in: self), index(in: other))
    }
  }
}

extension Array {
  /// Returns whether the order of the rules decides between a rule about these choices and a later rule: either the
  /// later rule has none of these choices, or both have the same two choices in another order.
  internal func canConflict<Look>(with later: [any PartialKeyPath<Look> & Sendable]) -> Bool
  where Element == any PartialKeyPath<Look> & Sendable {
    contains { property in !later.contains { $0 == property } }
      || count == 2 && later.count == 2 && self[0] != self[1] && self[0] == later[1]
  }
}
