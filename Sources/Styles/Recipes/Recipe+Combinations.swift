import Mod

/// A selection of a recipe, with its style.
public struct RecipeCombination<Root, Look: Variants>: Sendable, CustomStringConvertible {
  /// The selection.
  public let look: Look

  /// The style of the selection.
  public let style: Mod<Root>

  /// The choices as text: `intent: danger, size: large`.
  public let description: String

  /// The choices, each with its value as text.
  package let chosen: [(name: String, value: String)]

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

  /// Returns the selections of the recipe, in the order of the choices.
  ///
  /// The choices are those that the recipe has rules for, and the other ones of `Look` on which a condition depends:
  /// variables that are Booleans, of a type that is `CaseIterable`, or optionals of these, also inside a property that
  /// is ``Variants`` itself. A choice that makes no difference is left out.
  ///
  /// Above ``combinationLimit`` the list is pairwise: each two values of any two choices occur together at least once,
  /// and each condition is met by a selection, if one has been found among 20,000.
  ///
  /// - Parameter look: The selection that gives the values of all other properties.
  /// - Complexity: O(*n*) for *n* combinations; pairwise, O(*v*² · *a*²) for *a* choices with at most *v* values.
  public func combinations(from look: Look) -> [RecipeCombination<Root, Look>] {
    let selector = RecipeSelector(self, from: look)
    return selector.space.selections(limit: Self.combinationLimit).map { selector.combination(at: $0) }
  }

  /// Returns the choices by which the combinations differ, each with its values as text.
  package func choices(from look: Look) -> [(name: String, values: [String])] {
    RecipeSpace(rule, from: look).choices.map { ($0.name, $0.values) }
  }

  /// The Mods that every selection applies.
  internal var base: Mod<Root> { Mod.combine(rule.base.map(\.mod)) }
}

extension Recipe where Look: DefaultVariants {
  /// The selections of the recipe, in the order of the choices: see ``combinations(from:)``.
  ///
  /// - Complexity: As ``combinations(from:)``.
  public var combinations: [RecipeCombination<Root, Look>] { combinations(from: Look()) }
}
