import Mod

/// A selection of a recipe, with its style.
public struct RecipeCombination<Root, Look: Variants>: Sendable, CustomStringConvertible {
  /// The selection.
  public let look: Look

  /// The style of the selection.
  public let style: Mod<Root>

  /// The choices that the recipe has rules for, as text: `intent: danger, size: large`.
  public let description: String

  /// The base of the recipe.
  internal let base: Mod<Root>

  /// The chosen values with rules, such as `size: large`, each with its style, in the order of the rules.
  internal let choices: [RecipeChoice<Root, Look>]

  /// Returns the changes that the style makes to a value, property by property.
  ///
  /// - Complexity: O(*n*) for *n* stored properties, by reflection.
  public func changes(to root: Root) -> [Change] { style.changes(to: root) }
}

extension Recipe {
  /// The number of combinations up to which all are listed, 1,000.
  public static var combinationLimit: Int { 1_000 }

  /// Returns each selection that differs in a choice that the recipe has rules for, in the order of the choices.
  ///
  /// Above ``combinationLimit`` the list is pairwise: each two values of any two choices occur together at least once.
  ///
  /// - Parameter look: The selection that gives the values of all other properties.
  /// - Complexity: O(*n*) for *n* combinations; pairwise, O(*v*² · *a*²) for *a* choices with at most *v* values.
  public func combinations(from look: Look) -> [RecipeCombination<Root, Look>] {
    let (axes, base) = (uniqueAxes, Mod.combine(rule.base))
    let axisNames = axes.map { $0.name(in: look) }
    return RecipeSelections.indexes(of: axes.map(\.values.count), limit: Self.combinationLimit).map { indexes in
      var selection = look
      for (axis, index) in zip(axes, indexes) { axis.choose(&selection, index) }
      let names = axes.indices.map { "\(axisNames[$0]): \(axes[$0].values[indexes[$0]])" }
      return RecipeCombination(
        look: selection, style: self(selection), description: names.joined(separator: ", "), base: base,
        choices: rule.axes.map { $0.choice(of: selection) })
    }
  }

  /// The choices with rules, each with its values as text.
  package var choices: [(name: String, values: [String])] { uniqueAxes.map { ($0.name, $0.values) } }

  /// The choices, each once, in the order of the rules.
  internal var uniqueAxes: [RecipeAxis<Root, Look>] {
    var known: Set<AnyKeyPath> = []
    return rule.axes.filter { known.insert($0.property).inserted }
  }
}

extension Recipe where Look: DefaultVariants {
  /// Each selection that differs in a choice that the recipe has rules for, in the order of the choices.
  ///
  /// - Complexity: As ``combinations(from:)``.
  public var combinations: [RecipeCombination<Root, Look>] { combinations(from: Look()) }
}
