import Mod

extension Recipe {
  /// Returns a recipe with the rules of both. Where both set a property of the same kind of rule, the second wins.
  ///
  /// The bases come first, then all choices, then all combinations, each the first recipe's before the second's.
  ///
  /// - Complexity: O(*n*) for *n* rules.
  public static func + (first: Recipe, second: Recipe) -> Recipe {
    Recipe([first.rule, second.rule])
  }

  /// Returns the recipe for a value that has the root as a part: `Recipe.chip.at(\.button)`.
  ///
  /// - Complexity: O(*n*) for *n* values of all choices.
  public func at<Whole>(_ part: any WritableKeyPath<Whole, Root> & Sendable) -> Recipe<Whole, Look> {
    Recipe<Whole, Look>([.part(part, rule)])
  }
}
